const openings = [
  'cuando',
  'cuando toca',
  'cuando debo',
  'cuando vence',
  'cuando se vence',
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

export const due = (tax: string): string => openings.map((opening) => `${opening} ${tax}`).join(', ')
