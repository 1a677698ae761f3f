/** Words of a question for what is left to pay in the SIMPLE regime, and the sentences of its answer. */
export const simpleLeft = {
  asks: [
    /\bsimple\b/,
    /\b(?:falta\w*|qued[ae]\w*|resta\w*|pendientes?)\b/,
    /\b(?:pagar|pagos?|declarar|declaraciones|presentar|anticipos?|impuestos?|obligaciones)\b/,
    /\b(?:ano|20\d\d|diciembre|todavia|aun)\b/,
  ],
  not: /\b(?:pas(?:arme|arnos|ar|o)|conviene|inscri\w+|entrar|salir\w*|sancion\w*|multa\w*|no (?:he |hemos )?(?:pag|present|declar)\w+|tarde|ordinario|cuanto|emplead\w+|prima|nomina)\b/,
  left: (year: string, spans: readonly string[]) => `Este año (${year}) falta: ${spans.join('; ')}.`,
  none: (year: string, last: string) =>
    `Del SIMPLE ya no queda nada que venza en ${year}, si estás al día. Lo último fue: ${last}. Lo que sigue:`,
  span: (name: string, from: string, to: string) => `${name}, del ${from} al ${to}`,
  rest: 'Una persona natural con ingresos de menos de 3.500 UVT al año no presenta anticipos, solo la declaración anual (E.T., art. 910, parágrafo 3). La anual de IVA es solo para quien es responsable.',
} as const
