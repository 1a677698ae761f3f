/** Sentences for the depreciation of an asset whose cost and years a message tells. */
export const depreciation = {
  sum: (cost: string, years: number, year: string, month: string) =>
    `Por línea recta y sin valor residual, ${cost} en ${years} años son ${year} al año: ${month} al mes.`,
  sumWithRest: (cost: string, rest: string, years: number, year: string, month: string) =>
    `Por línea recta, ${cost} menos ${rest} de valor residual, en ${years} años, son ${year} al año: ${month} al mes.`,
  entry: (month: string) =>
    `El asiento de cada mes: débito a gasto por depreciación (o al costo, si el bien produce) y crédito a depreciación acumulada, los dos por ${month}.`,
  cap: (name: string, percent: string, amount: string) =>
    `Para la renta hay un tope aparte: ${name}, hasta el ${percent} al año, aquí ${amount} (E.T., art. 137).`,
  caps: 'Para la renta cada clase de bien tiene un tope por año (E.T., art. 137).',
  homework: 'Una tarea completa no la hago, pero con esta cuenta puedes revisar la tuya.',
} as const

/** The most of its cost that an asset may lose in a year for the income tax (E.T., art. 137). */
export const depreciationCaps: readonly { name: string; percent: number; words: RegExp }[] = [
  {
    name: 'los vehículos',
    percent: 10,
    words: /\b(?:vehiculos?|carros?|motos?|camion\w*|camionetas?|busetas?|tractomula)\b/,
  },
  {
    name: 'los computadores y equipos de comunicación',
    percent: 20,
    words: /\b(?:computador\w*|portatil\w*|celular\w*|servidor\w*|impresoras?)\b/,
  },
  { name: 'la maquinaria', percent: 10, words: /\b(?:maquinas?|maquinaria)\b/ },
  { name: 'los muebles', percent: 10, words: /\b(?:muebles?|escritorios?|sillas?)\b/ },
]
