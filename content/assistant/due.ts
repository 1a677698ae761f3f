const openings = [
  'cuando',
  'cuando toca',
  'cuando debo',
  'cuando paga',
  'cuando pago',
  'cuando declara',
  'cuando presenta',
  'cuando presento',
  'cuando tengo que',
  'cuando hay que',
  'hasta cuando',
  'que dia',
  'vence',
  'vencen',
  'vencimiento',
  'fecha',
  'plazo',
]

/** How people ask when a tax is due, as phrases of the assistant's keywords. */
export const due = (tax: string): string => openings.map((opening) => `${opening} ${tax}`).join(', ')
