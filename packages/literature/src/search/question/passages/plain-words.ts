import { stemWord } from '../../text/stem-word.ts';

/**
 * Everyday English words beside those that papers have for the same or what goes with it, groups apart by semicolons. Whoever asks a document uses their own
 * words: “kids”, “dropped out”, “what came of it”. What is meant otherwise elsewhere is no harm, as only passages of one document are held
 * against each other.
 */
const GROUPS = `
watch watched observed observation monitored; picture image imagery photograph photo; website site web internet online;
come came origin derived source arise; attend attendance attended turned came;
drop dropped dropout withdrew withdrawn withdrawal discontinued attrition excluded;
quit stop stopped discontinued discontinuation cessation ceased abstinent abstinence;
left remaining remained residual excluded; start begin began initiated initiation commenced onset;
early premature prematurely; closed ended terminated stopped closure termination;
kid child children paediatric pediatric; baby infant neonate newborn; mum mother maternal; elderly old older aged;
woman women female; man men male; die died dead death mortality fatal; live lived survive survival alive;
sick nausea vomiting ill illness; dizzy dizziness vertigo; tired tiredness fatigue; heart cardiac; kidney renal;
liver hepatic; lung pulmonary; brain cerebral neurological; stomach gastric; bowel gut intestinal colorectal colon;
skin cutaneous dermal; eye ocular visual; tooth teeth dental; milk primary deciduous; mouth oral; throat pharyngeal;
belly abdomen abdominal; shot jab injection injected vaccine; pill tablet capsule medication; medicine drug medication;
drip infusion infused intravenous; surgery operation surgical operative procedure; removal resection excision removed;
scan imaging tomography; smoke smoking cigarette tobacco; drink alcohol drinking; job employment occupation work;
earn income earnings salary wage; money cost financial pay paid; funded funding paid sponsored grant;
pick picked chosen selected selection; allowed eligible eligibility inclusion criteria included;
join joined enrolled recruited enrolment recruitment; invite invited approached; refuse refused declined;
agree agreed consent consented; ask asked questionnaire interview interviewed survey;
answer answered response responded; check checked checking assessed verified verification;
measure measured assessed assessment measurement evaluated; calculate calculated computed estimated estimation;
guess estimate estimated assumed; spread transmission transmitted; catch caught infected infection contracted;
germ bacteria bacterial pathogen; downside drawback disadvantage minus; plus upside advantage benefit;
harm adverse safety; trouble problem difficulty complication; better improved improvement;
worse worsened worsening deterioration; big bigger large larger greater; small smaller lower;
fast quick quicker rapid shorter; help helped helpful benefit beneficial effective; weakness limitation shortcoming;
paper article study; trial rct randomised randomized study; author researcher investigator team; average mean median;
typical usual standard; share percentage proportion percent; later after follow following;
sugar glucose glycaemic glycemic; fat lipid adipose; salt sodium; fever febrile temperature; walk walking gait step;
exercise activity training physical; sleep insomnia; mood depression depressive; worry anxiety anxious fear;
food diet dietary eating nutrition meal; veg vegetable;
booklet leaflet brochure pamphlet print material letter mailing; phone telephone call; nurse staff personnel;
doctor physician clinician practitioner; group arm; same similar comparable equal; differ different difference;
link linked association associated correlated correlation relationship; why reason because explanation explained due;
dummy placebo sham; hospital inpatient admission admitted; home discharge discharged;
stick adherence adherent compliance comply; relapse recurrence recurrent returned; grow growth proliferation;
shrink reduction; swelling oedema edema; pain analgesia analgesic; painkiller analgesic opioid;
numb anaesthesia anesthesia block; bleed bleeding haemorrhage hemorrhage; clot thrombosis thrombus;
breathing respiratory respiration ventilation; pulse heart rate; give given administered administration;
take taken took ingested consumed received; keep kept maintain maintained maintenance; lose lost loss;
gain increase increased rise; fell fall decrease decreased decline reduction; rise rose increase increased elevated;
need needed require required requirement; kind type sort; new novel; narrowing stenosis restenosis; edge margin;
show shown demonstrated; bought purchased commercial supplier manufacturer; made manufactured produced manufacturer;
machine device instrument equipment apparatus; software program package; happy satisfied satisfaction;
like preferred preference; quality quality-of-life; thing item; statistical statistics analysis test;
time duration period; length duration; often frequency frequent; day daily; week weekly; year annual;
person people patient participant subject; healthy volunteer control; comparison compared comparing versus;
finish finished complete completed completer completion; miss missed missing; know known knowledge unclear unknown;
think believe suggest hypothesis; proof proven evidence; earlier previous prior before; future further; real actual;
hurt injury injured pain; test tested testing; tube catheter; cut reduced reduction decrease; speed rate velocity;
mix mixed mixture combination combined; belong enrolled; lab laboratory; outcome endpoint; goal aim objective purpose;
plan planned protocol intended; chance random randomly probability likelihood risk; odds probability likelihood;
secret concealed concealment blinded; blind blinded masked masking; envelope sealed concealed; size number sample;
recruit recruited recruitment enrolled; screen screened screening assessed; exclude excluded exclusion ineligible;
analyse analysed analyzed analysis; fill filled completed; missing imputed imputation incomplete;
throw excluded discarded; doubt uncertain unclear limitation; caution cautious careful; odd surprising unexpected;
surprise surprising unexpected contrast; disagree contrast inconsistent contrary conflicting;
agree consistent accordance line; match matched similar consistent; fit fitted; strong strength stronger;
weak weakness weaker limitation; flaw limitation bias; skew bias biased; bias biased selection;
generalise generalisable generalizable generalisability extrapolate extrapolated; apply applied applicable application;
useful usefulness utility; use used usage utilised utilized; success successful successfully effective;
fail failed failure unsuccessful; work worked effective efficacy effect; effect impact influence;
affect affected influence influenced; change changed difference alteration altered; improve improved improvement;
reduce reduced reduction decrease decreased lower lowered; raise raised increase increased elevated;
double twice twofold; many number proportion; few small limited; most majority; almost nearly approximately;
about approximately; total overall all; whole entire overall total; only alone single; once single; several multiple;
extra additional further; more greater higher increased; less fewer lower reduced; cheap inexpensive cost;
expensive costly cost; safe safety tolerated tolerability; tolerate tolerated tolerability; side adverse;
reaction adverse event; rash skin eruption; itch pruritus itching; headache migraine; cough respiratory;
wheeze wheezing; runny rhinitis nasal; nose nasal; ear otitis auditory; hear hearing auditory; see seen observed;
look examined investigated assessed; find found finding result; discover found detected identified;
spot detected identified; notice noted observed; record recorded documented registered; log diary recorded;
write wrote written; read reading; talk interview counselling discussion; advice counselling advised recommendation;
teach taught education training teacher; train trained training; learn learned learning; lesson session training;
class session classroom; meeting session attendance; visit attendance appointment clinic; workshop session training;
course programme program education; coach coaching counselling; support supported help; leader facilitator therapist;
helper assistant facilitator; parent mother father family carer; family relative relatives household; carer caregiver;
partner spouse; married marital; widow widowed marital; race ethnicity ethnic; black african; white caucasian;
poor poverty income deprived deprivation socioeconomic; rich income; country countries national; town city urban;
village rural; abroad countries international; centre center site hospital clinic; ward unit hospital;
theatre operating intraoperative; surgeon operator surgery; operate operated operation surgery; joint articular;
bone osseous skeletal; muscle muscular; spine spinal; back spinal lumbar; neck cervical; womb uterus uterine;
pregnant pregnancy gestation; birth delivery born; period menstrual; wee urine urinary urination;
pee urination voiding micturition; poo stool faecal; stool faecal fecal; constipation bowel; wind flatus;
sweat sweating; blood serum plasma; bloods laboratory serum; swab sample specimen; needle injection puncture;
vein venous intravenous; artery arterial; vessel vascular coronary; stent stenting; blockage occlusion stenosis;
widen dilatation dilation; tight stenosis; beat rate; pressure hypertension; low hypotension reduced lower;
high elevated hypertension raised; overweight obese obesity bmi; obese obesity bmi overweight; slim weight;
kilo kg weight; kilogram kg; waist circumference; hunger appetite; eat eating intake consumption;
intake consumption consumed; vitamin supplement; supplement supplementation; pill tablet dose; spray nasal;
cream topical; inhaler inhaled inhalation; nebuliser nebulised nebulized; breathe breathing inhaled; oxygen saturation;
water fluid; fluid volume infusion; salt saline; sugar carbohydrate; energy calorie calories kcal; gene expression;
dna genetic; cell cellular; mouse mice animal; rat animal; tumour tumor cancer neoplasm malignancy;
cancer carcinoma tumour tumor malignancy; spread metastasis metastatic; lump mass nodule; stage staging;
remission response; flare relapse exacerbation; worsen worsening progression exacerbation;
attack episode event exacerbation; fit seizure; stroke cerebrovascular; memory cognitive cognition; thinking cognitive;
confused confusion delirium; behave behaviour behavior; behaviour behavior conduct; naughty conduct behaviour problems;
friendly positive; praise positive; angry anger aggression; stress distress; suicide suicidal;
addict dependence addiction; craving urge; gamble gambling; play game played; computer software electronic;
screen display monitor; app mobile smartphone; monitor monitoring monitored; sensor monitoring monitor; wear wore worn;
switch switched crossover changed; swap crossover switched; order sequence; round cycle session; repeat repeated;
gap interval; interval spacing; until time; wait waiting delay; delay delayed interval;
before baseline preoperative prior; after postoperative following; during intraoperative; overnight night; hour hours;
minute minutes; second seconds; month months; decade years; age aged years; young younger; adult adults;
teen teenager adolescent; pensioner elderly older
`;

const WORDS = wordsBeside();

function wordsBeside(): ReadonlyMap<string, ReadonlySet<string>> {
  const beside = new Map<string, Set<string>>();
  for (const group of GROUPS.split(';')) {
    const words = group.trim().split(' ');
    for (const stem of new Set(words.map(stemWord))) {
      const others = beside.get(stem) ?? new Set();
      beside.set(stem, others);
      for (const word of words) if (stemWord(word) !== stem) others.add(word);
    }
  }
  return beside;
}

/** The English words that papers may have where a question has a word with this stem. */
export function plainWordsBeside(stem: string): ReadonlySet<string> {
  return WORDS.get(stem) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();
