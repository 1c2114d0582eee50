/** One thing against another. */
export const AGAINST = /\b(?:vs?\.?|versus|compared (?:with|to)|than|against|respectively|between)\b/i;
/** How sure a figure is. */
export const INTERVAL = /\b(?:CI|confidence interval|IQR)\b|\bP\s?[=<>]/i;
/** A measure of an effect. */
export const RATIO = /\b(?:HR|RR|OR|aOR|aHR|IRR|SMD|MD|ratio|hazard|odds|relative risk|risk reduction|difference)\b/;
/** A share or a rate. */
export const SHARE = /\d\s?(?:%|percent\b|per (?:cent|1,?000|100,?000))|\b\d{1,7} (?:of|in|out of) (?:the )?\d/i;
export const NUMBER = /(?<![\d.,·])\d/g;
/** An amount of something given. */
export const AMOUNT = /\d\s?-?(?:mg|g|µg|μg|mcg|micrograms?|mL|ml|IU|units?|mmol|mEq|Gy|tablets?|puffs|drops)\b/;
/** What was done, as opposed to what was found. */
export const METHODS =
  /^(?:an? |this |the )?(?:prospective|retrospective|randomi[sz]ed|double-?blind|multicent\w+|cross-?sectional|observational)\b|\b(?:were (?:investigated|studied|examined|tested|analy[sz]ed|measured|assessed|evaluated) (?:for|with|using|by|in)|randomi[sz]ed to|randomly (?:assigned|allocated)|were (?:randomi[sz]ed|assigned|allocated|enrolled|recruited|eligible|included|excluded)|received either|double-?blind|we (?:aimed|sought)|(?:aim|purpose|objective) of th|to (?:compare|evaluate|determine|assess|investigate|examine) the|we (?:estimated|investigated|examined|evaluated|assessed|conducted|searched|randomi[sz]ed|compared|studied)|this study (?:investigated|aimed|was designed))\b/i;
/** Who took part. */
export const BASELINE =
  /\b(?:baseline|mean age|median age|aged|were women|were men|of whom|median follow-?up|follow-?up (?:was|of)|years of follow-?up)\b/i;
/** A part of those who were studied. */
export const SUBGROUP =
  /\b(?:subgroups?|subset|stratif\w+|(?:among|in) (?:those|patients|women|men|participants|people|children) (?:with|without|who|aged|younger|older|treated)|in (?:women|men)\b)/i;
/** Groups beside each other before they were given anything. */
export const GROUPS_ALIKE =
  /\b(?:no (?:\w+ ){0,2}differences?|similar|comparable|did not differ|well balanced|well matched)\b[^.;]{0,120}\b(?:(?:in|for|by|to) (?:mean )?age\b|age (?:and|or) (?:sex|gender)|(?:age|sex|gender), (?:age|sex|gender)|demographic\w*|baseline characteristics)/i;
/** What a sentence says that tells nothing of what was found: what limits the study, what is supposed, or what should be studied. */
export const HOLLOW =
  /^(?:(?:some |the |potential |important )*limitations?\b|(?:these|our|the present|this) (?:data|results?|findings?|study)\b[^.;]{0,60}\b(?:help|inform|(?:can|may|could) provide|must be interpreted)\b|(?:we|it is) hypothesi[sz]e\b|(?:further|more|larger|additional) (?:\w+ ){0,3}(?:research|studies|trials|study)\b)/i;
/** Who stayed in a study to its end. */
export const COMPLETED =
  /\bcompleted (?:the|at least|all|both|\d|one|two|three|six|twelve)\b[^.;]{0,40}\b(?:study|trial|treatment|follow-?up|protocol|weeks|months|years?)\b/i;
/** How old people were. */
export const AGES = /\b(?:mean|median|average) ages?\b/i;
/** Things given together. */
export const TOGETHER =
  /\b(?:combin\w+|add(?:ed|ing|ition)|add-on|adjunct\w*|plus|together|dual|triple|both (?:drugs|agents|treatments)|concomitant\w*)\b|\+/i;
/** What is associated with what comes. */
export const PREDICTS =
  /\b(?:predict\w*|prognostic|associat\w+|correlat\w+|related to|risk factors?|independent\w*|multivariat\w+|adjust\w+)\b/i;
export const PRIMARY = /\bprimary\b/i;
/** A finding beside the main one. */
export const ASIDE = /\b(?:secondary|also|additional|other|exploratory|post hoc|sensitivity analys[ei]s)\b/i;
export const HARM =
  /\b(?:adverse|side[- ]effects?|safety|tolerat\w+|toxicit\w+|bleed\w*|h(?:a)?emorrhage|discontinu\w+|complications?)\b/i;
/** How a conclusion begins. */
export const CONCLUDES =
  /^(?:in (?:conclusion|summary)|we conclude|conclusions?\b|thus\b|therefore\b|these (?:results|data|findings)|our (?:results|data|findings))/i;
/** Words of a result. */
export const COMPARES =
  /\b(?:significant\w*|reduc\w+|increas\w+|lower\w*|higher|fewer|more|less|greater|better|worse|improv\w+|similar|no difference|did not|associated|superior|non-?inferior)\b/i;
export const ACCURACY =
  /\b(?:sensitivity|specificity|AUC|area under|predictive value|likelihood ratio|accura\w+|false[- ](?:positive|negative))/i;
export const MONEY = /[€$£]\s?\d|\d\s?(?:euros?|dollars|pounds)\b|\bQALY/i;
export const COSTS = /\b(?:costs?|costly|expensive|cheaper|expenditure|savings?|economic|cost-effective\w*|QALYs?)\b/i;
export const DEFINES =
  /\b(?:define[ds]?|definitions?|meaning|means|refers? to|characteri[sz]ed by|consists? of|is (?:an?|the)\b)/i;
/** How something comes about. */
export const EXPLAINS =
  /\b(?:mechanism\w*|mediat\w+|caus\w+|through|via|by (?:inhibit|block|activat|increas|reduc|bind)\w+|block\w*|inhibit\w*|activat\w*|bind\w*|due to|explain\w*|induc\w+|lead\w* to|result\w* (?:in|from))\b/i;
/** What one thing does to another in the body. */
export const ACTS =
  /\b(?:blocks?|blocking|inhibit(?:s|ed|ing)|binds?|binding|activat(?:es|ed|ing|ion)|antagoni[sz]\w+|mediat(?:es|ed|ing)|mechanisms?|by (?:inhibit|block|activat|increas|reduc|bind)\w+|receptors?|pathways?|drives?|upregulat\w+|downregulat\w+|signal{1,2}ing)\b/i;
/** How well a treatment works. */
export const WORTH =
  /\b(?:(?:is|are|was|were) (?:\w+ )?(?:safe|effective|efficacious|well tolerated)|improv\w+ (?:signs|symptoms|outcomes?)|benefi\w+)\b/i;
/** The people a sentence tells of: “in women with diabetes”. */
export const WHO =
  /\b(?:among|in|for|of) (?:the )?(?:\w+ )?(?:those|patients|women|men|males|females|participants|subjects|people|children|girls|boys)\b[^,;.]{0,60}/i;
/** Says that something made no difference. */
export const DENIES =
  /\b(?:no|not|without|nor|neither)\b[^.;]{0,50}\b(?:differen\w+|significan\w+|associat\w+|effects?|increas\w+|reduc\w+|improv\w+)/i;
/** Tells of all that were studied, and not of a part of them. */
export const AS_A_WHOLE =
  /\b(?:overall|in total|in all|altogether|all (?:patients|participants|women|men|children))\b/i;
/** A figure that another one corrects. */
export const UNADJUSTED = /\b(?:crude|unadjusted|univaria\w+)\b/i;
/** People or cases that were counted. */
export const COUNTED = /\b\d+ (?:of|out of|patients|women|men|children|cases)\b/i;
/** What is usual. */
export const MOST = /\b(?:most|majority|commonest|common|frequent(?:ly)?)\b/i;
/** Begins with what the sentence before it speaks of. */
export const REFERS_BACK = /^(?:it|they|this|these|there|both)\b/i;
