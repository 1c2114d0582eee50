import { describe, expect, it } from 'vitest';
import { askedAbout, figureFit } from './asked-kinds.ts';

describe('what a question of a document asks about', () => {
  it.each([
    ['How were the children allocated to the two arms?', ['method']],
    ['What sort of regression was used for the scores?', ['method']],
    ['Which patients were left out?', ['method']],
    ['Wie wurde die Schmerzstärke gemessen?', ['method']],
    ['How did they measure pain?', ['method']],
    ['How was it checked how many pills were taken?', ['method']],
    ['How were the patients randomised?', ['method']],
    ['Which questionnaire was used for sleep?', ['method']],
    ['Who was excluded?', ['method']],
    ['What event rate was assumed for the sample size?', ['method']],
    ['Comment la douleur a-t-elle été mesurée ?', ['method']],
    ['¿Cómo se midió el dolor?', ['method']],
    ['Comment les auteurs ont-ils évalué la douleur ?', ['method']],
    ['How was a missing value dealt with?', ['method']],
    ['Wie haben die Forscherinnen den Schmerz erfasst?', ['method']],
    ['Hoe werd de pijn gemeten?', ['method']],
    ['Como foi medida a dor?', ['method']],
    ['What limitations do the authors name?', ['discussion']],
    ['Why did fewer people stay in the trial?', ['discussion']],
    ['Warum war der Effekt kleiner?', ['discussion']],
    ['What were the limitations of the study?', ['discussion']],
    ['What did earlier studies find?', ['discussion']],
    ['What do the authors recommend?', ['discussion']],
    ['What reasons do the authors give for the difference?', ['discussion']],
    ['Why did the number of strokes fall?', ['discussion']],
    ['The arms differed at the start. Could that explain the result?', ['discussion']],
    ['Pain did not change. Does it mean that the drug is useless?', ['discussion']],
    ['Könnte das den Unterschied erklären?', ['discussion']],
    ['Quelles sont les limites de cette étude ?', ['discussion']],
    ['¿Cuáles son las limitaciones del estudio?', ['discussion']],
    ['Welche Schwächen der Studie nennen die Autoren?', ['discussion']],
    ['Wat zijn de beperkingen van dit onderzoek?', ['discussion']],
    ['Quais são as limitações do estudo?', ['discussion']],
    ['How many children had caries after two years?', []],
    ['Does dapagliflozin lower mortality?', []],
    ['', []],
  ])('“%s”', (question, about) => {
    expect([...askedAbout(question)]).toEqual(about);
  });

  it.each([
    'How did pain scores change?',
    'How did the mortality rate differ between the arms?',
    'How did strength training change muscle mass?',
    'How did testosterone levels change?',
    'How did selective serotonin reuptake inhibitors do?',
    'How did meditation affect sleep?',
    'How does the count of platelets change?',
    'What kind of adverse events occurred?',
    'Which type of stroke benefited most?',
    'Which test was positive in most?',
    'How many patients were included?',
    'What was the per protocol result?',
    'How many patients had a previous myocardial infarction?',
    'How many had muscle weakness?',
    'What were the reasons for withdrawal?',
    'What were the limits of agreement?',
    'What dose was recommended?',
    'Does previous stroke change the effect?',
    'How was survival in patients randomised to surgery?',
    'How were pain scores changed by ketamine?',
    'How did they fare on the walking test?',
    'How did they rate their pain?',
    'How did they score on the memory test?',
    'What did they put in the drink?',
    'Does previous work experience matter?',
    'Which test was used most often by the doctors?',
    'How was it tolerated by those identified as frail?',
    'Wie haben die Patienten die Behandlung bewertet?',
    'Comment les patients ont-ils évalué le traitement ?',
    'What is the chance that the next step brings remission?',
    'Which model of inhaler lowered exacerbations?',
    'Why did patients withdraw?',
    'Did muscle weakness occur in the trial?',
    'Wie hat sich die Messung verändert?',
    'Comment a évolué la mesure de la douleur ?',
    '¿Cómo cambió la medición del dolor?',
    'Quelles limites d’agrément ont été trouvées ?',
  ])('is the results in “%s”', (question) => {
    expect([...askedAbout(question)]).toEqual([]);
  });

  it('is told of long and odd questions in no time', () => {
    for (const part of [
      'how was ',
      'how did how ',
      '?',
      '\u0000',
      'what kind of ',
      'how was a ',
      'which a',
      'among ',
      'why did ',
      'what ',
    ])
      expect(askedAbout(part.repeat(20_000)).size).toBeLessThan(3);
  });
});

describe('the figures a question asks for', () => {
  it('are those of its kind', () => {
    const fit = figureFit('How long was the washout?');
    expect(fit?.('It was 5 weeks.')).toBeGreaterThan(fit?.('It was given to 5 people.') ?? 1);
    expect(figureFit('Is it safe?')).toBeNull();
  });
});
