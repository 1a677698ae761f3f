/** Sentences for the ICA, or its withholding, of one amount at a rate that the message names. */
export const localKept = {
  tax: (base: string, rate: string, tax: string) =>
    `El ICA de ${base} al ${rate} por mil es ${tax}: el valor × ${rate} / 1.000.`,
  kept: (base: string, rate: string, kept: string, paid: string) =>
    `De ${base} al ${rate} por mil descuentan ${kept} de ReteICA y llegan ${paid}, si no hay otra retención.`,
  plusVat: (base: string, rate: string, kept: string, whole: string, paid: string) =>
    `Llegan ${paid}: ${base} más el IVA son ${whole}, menos ${kept} de ReteICA (${rate} por mil del valor sin IVA), si no hay otra retención.`,
  withVat: (whole: string, base: string, kept: string, paid: string) =>
    `Va sobre el valor sin IVA: si ${whole} ya trae el 19% adentro, la base es ${base}, el ReteICA ${kept} y llegan ${paid}.`,
  rest: 'Aparte se restan la retención de renta y, si cobras IVA, el ReteIVA, cuando quien paga es agente. No se retiene ICA a quien está en el SIMPLE (E.T., art. 911) ni por lo que se hizo en otra ciudad, y la tarifa es la de tu actividad (código CIIU). Pide el certificado: lo retenido se resta en tu declaración de ICA.',
  taxRest:
    'Cuenta los ingresos de la ciudad, sin IVA. Encima puede ir el impuesto de avisos, y lo que te retuvieron se resta. La tarifa sale del código CIIU de tu RUT; si estás en el SIMPLE, el ICA va dentro de él.',
} as const
