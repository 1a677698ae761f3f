import type { FindingText } from './text'

const fields = {
  number: 'el número',
  supplier: 'el NIT de quien vende',
  customer: 'el NIT de quien compra',
  lines: 'los renglones',
  currency: 'la moneda',
} as const

const problems: Readonly<Record<string, string>> = {
  absent: 'no está',
  other: 'es otra cosa',
  doctype: 'trae un DOCTYPE',
  malformed: 'está incompleta o dañada',
  'two-documents': 'son dos documentos seguidos',
}
const problemOf = (problem: string) => problems[problem] ?? 'no se puede leer'

/** What the document is and whether its parts belong together. */
export const structureTexts = {
  'E1.profile': {
    client: ({ profile }) =>
      `El documento no sigue el formato de la DIAN: dice «${profile}» y debería decir «DIAN 2.1».`,
    advisor: ({ profile }) =>
      `ProfileID es «${profile}»; el anexo 1.9 exige que empiece por «DIAN 2.1». Puede ser de otro país o de una versión anterior.`,
  } satisfies FindingText<{ profile: string }>,
  'E2.invoice': {
    client: ({ problem }) =>
      `La factura que debería venir dentro del archivo ${problemOf(problem)}. Pídela de nuevo a tu proveedor.`,
    advisor: ({ problem }) =>
      `En el AttachedDocument, la factura de Attachment/ExternalReference/Description ${problemOf(problem)} (${problem}).`,
  } satisfies FindingText<{ problem: string }>,
  'E2.answer': {
    client: ({ problem }) =>
      `La respuesta de la DIAN que viene dentro del archivo ${problemOf(problem)}. Pide el archivo de nuevo.`,
    advisor: ({ problem }) =>
      `En el AttachedDocument, el ApplicationResponse de ParentDocumentLineReference ${problemOf(problem)} (${problem}).`,
  } satisfies FindingText<{ problem: string }>,
  'E2.several': {
    client: ({ count }) => `El archivo trae ${count} documentos y debería traer uno solo.`,
    advisor: ({ count }) =>
      `El AttachedDocument trae ${count} documentos o respuestas (Attachment); el anexo 1.9 admite uno de cada uno. Se leyó el primero.`,
  } satisfies FindingText<{ count: string }>,
  'E2.code': {
    client: () =>
      'Las partes del archivo no son de la misma factura: su código CUFE no coincide. Pide el archivo de nuevo.',
    advisor: ({ where, code, other }) =>
      `El CUFE o CUDE de la factura (${code}) no es el de ${where} (${other}).`,
  } satisfies FindingText<{ where: string; code: string; other: string }>,
  'E2.number': {
    client: ({ number, wrapper }) =>
      `El archivo dice traer la factura ${wrapper}, pero por dentro está la ${number}.`,
    advisor: ({ number, wrapper }) =>
      `ParentDocumentID es «${wrapper}» y el ID de la factura es «${number}».`,
  } satisfies FindingText<{ number: string; wrapper: string }>,
  'E2.party': {
    client: ({ wrapper, nit }) => `El sobre del archivo nombra el NIT ${wrapper} y la factura el ${nit}.`,
    advisor: ({ wrapper, nit, path }) =>
      `${path} del AttachedDocument es ${wrapper}; en la factura es ${nit}.`,
  } satisfies FindingText<{ wrapper: string; nit: string; path: string }>,
  'E2.stamp': {
    client: () => 'El sobre del archivo dice que la DIAN no validó la factura, y la respuesta dice que sí.',
    advisor: ({ stamp, code }) =>
      `ResultOfVerification/ValidationResultCode es ${stamp} y el ApplicationResponse dice ${code}.`,
  } satisfies FindingText<{ stamp: string; code: string }>,
  'E4.test': {
    client: () => 'Es un documento de prueba: no tiene validez como factura.',
    advisor: ({ where }) =>
      `${where} dice ambiente 2 (habilitación). No soporta costos, deducciones ni descuentos.`,
  } satisfies FindingText<{ where: string }>,
  'E4.unknown': {
    client: () => 'El documento no dice que sea real: falta su ambiente de producción.',
    advisor: ({ environment }) => `ProfileExecutionID es «${environment}»; debe ser 1 (producción).`,
  } satisfies FindingText<{ environment: string }>,
  'E5.missing': {
    client: ({ field }) => `A la factura le falta algo indispensable: ${fields[field]}.`,
    advisor: ({ field }) => `El documento no trae ${fields[field]}, que el anexo 1.9 exige.`,
  } satisfies FindingText<{ field: keyof typeof fields }>,
  'E5.type': {
    client: ({ type }) => `No es una factura de venta corriente (tipo ${type}). La revisa una persona.`,
    advisor: ({ type }) =>
      `El código de tipo es «${type}»: no es 01 a 04 ni una nota 91. Puede ser documento soporte (05, 95) o equivalente (20 en adelante).`,
  } satisfies FindingText<{ type: string }>,
} as const
