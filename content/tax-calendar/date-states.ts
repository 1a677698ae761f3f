/** States of a due date; only the firm can set `confirmed`. */
export const dateStates = {
  computed: 'Calculada. Por confirmar con tu asesor.',
  published: 'Publicada en fuentes secundarias. Por confirmar con tu asesor.',
  confirmed: 'Confirmada por la firma.',
} as const

export const ruleSource = 'Calculada de la norma y de los días hábiles que se conocen'
