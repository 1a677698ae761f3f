import type { traits } from './profile'

type Proposal = {
  /** The first digits of CIIU codes, which number economic activities. */
  activities: readonly string[]
  question: string
  /** What the answer «yes» adds to the tax profile: a fact, or a code of box 53 of the RUT. */
  adds: { trait: keyof typeof traits } | { code: string }
}

/** An activity only suggests a question; the person's answer decides whether there is an obligation. */
export const proposals = {
  restaurants: {
    activities: ['561', '563'],
    question: 'Vende comidas o bebidas. ¿Responde por el impuesto nacional al consumo (33)?',
    adds: { code: '33' },
  },
  food: {
    activities: ['561', '563'],
    question: '¿Su impuesto al consumo es solo de comidas y bebidas? En el SIMPLE va en el anticipo.',
    adds: { trait: 'food-only' },
  },
  fuel: {
    activities: ['1921', '4661', '4731'],
    question: 'Produce o vende combustibles. ¿Responde por el impuesto a la gasolina y al ACPM (32)?',
    adds: { code: '32' },
  },
  carbon: {
    activities: ['0510', '0520', '0610', '0620', '1921', '4661'],
    question: 'Produce o importa combustibles fósiles. ¿Responde por el impuesto al carbono (56)?',
    adds: { code: '56' },
  },
  agriculture: {
    activities: ['01', '03'],
    question:
      'Produce alimentos. ¿Vende huevos, leche, carne u otros bienes exentos del artículo 477 del E.T.?',
    adds: { trait: 'exempt-sales' },
  },
} as const satisfies Record<string, Proposal>
