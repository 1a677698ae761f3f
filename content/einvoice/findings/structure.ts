import { advice } from '../advice'
import { dotted, lineCalled, type FindingText, type Place } from './text'

const fields = {
  number: 'el número',
  supplier: 'el NIT de quien vende',
  customer: 'el NIT de quien compra',
  lines: 'los renglones',
  currency: 'la moneda',
} as const

const codes = {
  currency: 'la moneda',
  tax: 'el impuesto',
  withholding: 'la retención',
  operation: 'el tipo de operación',
  reason: 'el motivo de la nota',
  version: 'la versión del formato',
  identity: 'el tipo de identificación',
  person: 'el tipo de persona',
  responsibility: 'la responsabilidad tributaria',
  payment: 'la forma de pago',
  means: 'el medio de pago',
} as const

const codePlaces: Partial<Record<keyof typeof codes, Place>> = {
  currency: 'total',
  reason: 'reason',
  payment: 'payment',
  means: 'payment',
}

/** Spanish names of XML elements; an element without one is shown under its XML name. */
const elementNames: Readonly<Record<string, string>> = {
  LegalMonetaryTotal: 'los totales',
  RequestedMonetaryTotal: 'los totales',
  PayableAmount: 'el total a pagar',
  TaxInclusiveAmount: 'el valor con impuestos',
  TaxExclusiveAmount: 'la base de impuestos',
  PrepaidAmount: 'el anticipo',
  UUID: 'el código CUFE',
  ID: 'el número',
  IssueDate: 'la fecha',
  IssueTime: 'la hora',
  DueDate: 'la fecha de vencimiento',
  DocumentCurrencyCode: 'la moneda',
  AccountingSupplierParty: 'los datos de quien vende',
  AccountingCustomerParty: 'los datos de quien compra',
  CompanyID: 'el NIT',
  RegistrationName: 'el nombre',
  TaxAmount: 'el valor del impuesto',
  TaxableAmount: 'la base del impuesto',
  PriceAmount: 'el precio',
  QRCode: 'el código QR',
}
const elementOf = (path: string) => path.split('/').at(-1) ?? path
const nameOf = (path: string) => elementNames[elementOf(path)] ?? `el dato «${elementOf(path)}»`
const timesOf = (count: string) => (count === '2' ? 'dos veces' : `${count} veces`)
const bothOf = (first: string, other: string) => (first && other ? `: «${first}» y «${other}»` : '')

const elementPlaces: Readonly<Record<string, Place>> = {
  LegalMonetaryTotal: 'total',
  RequestedMonetaryTotal: 'total',
  PayableAmount: 'total',
  UUID: 'code',
  ID: 'number',
  IssueDate: 'date',
  DueDate: 'due',
  AccountingSupplierParty: 'supplier',
  AccountingCustomerParty: 'customer',
}
const placeOfElement = (path: string): Place | null =>
  /^\w+\/(\w+MonetaryTotal\/)?\w+$/.test(path) ? (elementPlaces[elementOf(path)] ?? null) : null

const problems: Readonly<Record<string, string>> = {
  absent: 'no está',
  other: 'es otra cosa',
  doctype: 'trae un DOCTYPE',
  malformed: 'está incompleta o dañada',
  'two-documents': 'son dos documentos seguidos',
}
const problemOf = (problem: string) => problems[problem] ?? 'no se puede leer'

export const structureTexts = {
  'E1.profile': {
    title: 'No sigue el formato de la DIAN',
    client: ({ profile }) =>
      `El documento no sigue el formato de la DIAN: dice «${profile}» y debería decir «DIAN 2.1».`,
    advisor: ({ profile }) =>
      `ProfileID es «${profile}»; el anexo 1.9 exige que empiece por «DIAN 2.1». Puede ser de otro país o de una versión anterior.`,
    todo: advice.other,
  } satisfies FindingText<{ profile: string }>,
  'E1.encoding': {
    title: 'Está escrito en otra codificación',
    client: ({ declared, read }) => `El archivo dice estar en ${declared} y está en ${read}: así se leyó.`,
    advisor: ({ declared, read }) =>
      `Declara ${declared} (declaración XML o marca de orden de bytes) y sus bytes son ${read}; se leyó por sus bytes.`,
    todo: null,
  } satisfies FindingText<{ declared: string; read: string }>,
  'E7.several': {
    title: ({ path }) => `Trae varias veces ${nameOf(path)}`,
    client: ({ path, count, first, other }) =>
      `La factura trae ${timesOf(count)} ${nameOf(path)}${bothOf(first, other)}. Debe estar una sola vez: se muestra lo primero y no se sabe cuál vale.`,
    advisor: ({ path, count, first, other }) =>
      `${path} está ${timesOf(count)}${bothOf(first, other)}; el esquema UBL 2.1 y el anexo 1.9 lo admiten una vez. Se leyó el primero.`,
    todo: advice.other,
    place: ({ path }) => placeOfElement(path),
  } satisfies FindingText<{ path: string; count: string; first: string; other: string }>,
  'E7.copy': {
    title: ({ path }) => `Repite ${nameOf(path)}`,
    client: ({ path, count }) =>
      `La factura trae ${timesOf(count)} ${nameOf(path)}, con lo mismo. Debe estar una sola vez.`,
    advisor: ({ path, count, first }) =>
      `${path} está ${timesOf(count)} con el mismo contenido${first ? ` («${first}»)` : ''}; el esquema UBL 2.1 y el anexo 1.9 lo admiten una vez.`,
    todo: advice.other,
    place: ({ path }) => placeOfElement(path),
  } satisfies FindingText<{ path: string; count: string; first: string; other: string }>,
  'E2.invoice': {
    title: 'No se puede leer la factura del archivo',
    client: ({ problem }) => `La factura que debería venir dentro del archivo ${problemOf(problem)}.`,
    advisor: ({ problem }) =>
      `En el AttachedDocument, la factura de Attachment/ExternalReference/Description ${problemOf(problem)} (${problem}).`,
    todo: advice.other,
  } satisfies FindingText<{ problem: string }>,
  'E2.answer': {
    title: 'No se puede leer la respuesta de la DIAN',
    client: ({ problem }) => `La respuesta de la DIAN que viene dentro del archivo ${problemOf(problem)}.`,
    advisor: ({ problem }) =>
      `En el AttachedDocument, el ApplicationResponse de ParentDocumentLineReference ${problemOf(problem)} (${problem}).`,
    todo: advice.other,
  } satisfies FindingText<{ problem: string }>,
  'E2.several': {
    title: 'El archivo trae varios documentos',
    client: ({ count }) => `El archivo trae ${count} documentos y debería traer uno solo.`,
    advisor: ({ count }) =>
      `El AttachedDocument trae ${count} documentos o respuestas (Attachment); el anexo 1.9 admite uno de cada uno. Se leyó el primero.`,
    todo: advice.other,
  } satisfies FindingText<{ count: string }>,
  'E2.code': {
    title: 'Sus partes son de facturas distintas',
    client: () => 'Las partes del archivo no son de la misma factura: su código CUFE no coincide.',
    advisor: ({ where, code, other }) =>
      `El CUFE o CUDE de la factura (${code}) no es el de ${where} (${other}).`,
    todo: advice.other,
    place: 'code',
  } satisfies FindingText<{ where: string; code: string; other: string }>,
  'E2.number': {
    title: 'El archivo dice ser de otra factura',
    client: ({ number, wrapper }) =>
      `El archivo dice traer la factura ${wrapper}, pero por dentro está la ${number}.`,
    advisor: ({ number, wrapper }) =>
      `ParentDocumentID es «${wrapper}» y el ID de la factura es «${number}».`,
    todo: advice.other,
    place: 'number',
  } satisfies FindingText<{ number: string; wrapper: string }>,
  'E2.party': {
    title: 'El sobre nombra otro NIT',
    client: ({ wrapper, nit }) =>
      `El sobre del archivo nombra el NIT ${dotted(wrapper)} y la factura el ${dotted(nit)}.`,
    advisor: ({ wrapper, nit, path }) =>
      `${path} del AttachedDocument es ${wrapper}; en la factura es ${nit}.`,
    todo: advice.parties,
  } satisfies FindingText<{ wrapper: string; nit: string; path: string }>,
  'E2.stamp': {
    title: 'El sobre y la DIAN no dicen lo mismo',
    client: () => 'El sobre del archivo dice que la DIAN no validó la factura, y la respuesta dice que sí.',
    advisor: ({ stamp, code }) =>
      `ResultOfVerification/ValidationResultCode es ${stamp} y el ApplicationResponse dice ${code}.`,
    todo: advice.other,
  } satisfies FindingText<{ stamp: string; code: string }>,
  'E4.test': {
    title: 'Es de prueba',
    client: () => 'Es un documento de prueba: no tiene validez como factura.',
    advisor: ({ where }) =>
      `${where} dice ambiente 2 (habilitación). No soporta costos, deducciones ni descuentos.`,
    todo: advice.test,
  } satisfies FindingText<{ where: string }>,
  'E4.unknown': {
    title: 'No dice si es real o de prueba',
    client: () => 'El documento no dice que sea real: falta su ambiente de producción.',
    advisor: ({ environment }) => `ProfileExecutionID es «${environment}»; debe ser 1 (producción).`,
    todo: advice.other,
  } satisfies FindingText<{ environment: string }>,
  'E5.missing': {
    title: ({ field }) => `Falta ${fields[field]}`,
    client: ({ field }) => `A la factura le falta algo indispensable: ${fields[field]}.`,
    advisor: ({ field }) => `El documento no trae ${fields[field]}, que el anexo 1.9 exige.`,
    todo: advice.complete,
    place: ({ field }) => (field === 'supplier' || field === 'customer' || field === 'number' ? field : null),
  } satisfies FindingText<{ field: keyof typeof fields }>,
  'E5.type': {
    title: 'No dice qué clase de documento es',
    client: ({ type }) =>
      `Su tipo, «${type}», no es ninguno de los que usa la DIAN. La tiene que mirar una persona.`,
    advisor: ({ type }) =>
      `El código de tipo es «${type}»: no es 01 a 04, ni nota (91), documento soporte (05, 95) o equivalente (20 a 60, 93, 94).`,
    todo: advice.person,
  } satisfies FindingText<{ type: string }>,
  'E5.person': {
    title: 'No es una factura de venta',
    client: ({ name }) =>
      `Es ${name}. Revisamos sus cuentas, sus partes y su numeración; lo demás lo tiene que mirar una persona.`,
    advisor: ({ name, type }) =>
      `Tipo ${type}: ${name}. Sus reglas son de otro anexo técnico; aquí se revisan valores, partes, numeración y códigos.`,
    todo: advice.person,
  } satisfies FindingText<{ name: string; type: string }>,
  'E1.kind': {
    title: 'Dice ser otra clase de documento',
    client: ({ profile }) => `El documento dice ser «${profile}» y está hecho como otra cosa.`,
    advisor: ({ profile, kind }) => `ProfileID es «${profile}» y la raíz es ${kind}.`,
    todo: advice.other,
  } satisfies FindingText<{ profile: string; kind: string }>,
  'E1.namespace': {
    title: 'Está escrito con un vocabulario ajeno',
    client: () => 'El archivo mezcla el formato de la DIAN con otro: un programa puede leerlo mal.',
    advisor: ({ names }) => `Elementos fuera de los espacios de nombres del anexo 1.9: ${names}.`,
    todo: advice.other,
  } satisfies FindingText<{ names: string }>,
  'E6.code': {
    title: ({ field, code }) => (code === '' ? `Falta ${codes[field]}` : `No existe ${codes[field]}`),
    client: ({ field, code }) =>
      code === ''
        ? `La factura no dice ${codes[field]}.`
        : `Como ${codes[field].slice(3)} dice «${code}», que no existe.`,
    advisor: ({ field, code, where }) =>
      `${where} es «${code}»: no está en la lista de valores de la DIAN (${codes[field]}).`,
    todo: advice.codes,
    place: ({ field }) => codePlaces[field] ?? null,
  } satisfies FindingText<{ field: keyof typeof codes; code: string; where: string }>,
  'E6.scheme': {
    title: 'Su código es de otra clase de documento',
    client: ({ scheme, expected }) =>
      `Trae un código ${scheme.slice(0, 4)} donde va un ${expected.slice(0, 4)}.`,
    advisor: ({ scheme, expected, type }) =>
      `UUID/@schemeName es ${scheme}; un documento de tipo ${type} lleva ${expected}.`,
    todo: advice.changed,
    place: 'code',
  } satisfies FindingText<{ scheme: string; expected: string; type: string }>,
  'E6.dummy': {
    title: 'Su código es inventado',
    client: () => 'El código de la factura repite la misma cifra: no es de ningún documento.',
    advisor: ({ code }) => `UUID ${code.slice(0, 12)}… no es un resumen SHA-384.`,
    todo: advice.changed,
    place: 'code',
  } satisfies FindingText<{ code: string }>,
  'E8.description': {
    title: ({ line }) => `${lineCalled(line)} no dice qué se vendió`,
    client: ({ line }) => `${lineCalled(line)} no soporta un gasto sin el nombre del bien o servicio.`,
    advisor: ({ line }) => `Renglón ${line}: sin Item/Description.`,
    todo: advice.complete,
    place: ({ line }) => `line:${line}`,
  } satisfies FindingText<{ line: string }>,
  'E8.unit': {
    title: ({ line }) => `${lineCalled(line)} no dice su unidad`,
    client: ({ line }) => `${lineCalled(line)} no dice en qué unidad está su cantidad.`,
    advisor: ({ line }) => `Renglón ${line}: la cantidad no trae unitCode.`,
    todo: advice.codes,
    place: ({ line }) => `line:${line}`,
  } satisfies FindingText<{ line: string }>,
  'E8.unnumbered': {
    title: 'Un renglón no tiene número',
    client: ({ count }) =>
      count === '1' ? 'Hay un renglón sin número.' : `Hay ${count} renglones sin número.`,
    advisor: ({ count }) => `${count} renglones sin cbc:ID.`,
    todo: advice.codes,
  } satisfies FindingText<{ count: string }>,
  'E8.repeated': {
    title: ({ line }) => `El renglón ${line} está dos veces`,
    client: ({ line }) => `Hay más de un renglón con el número ${line}: puede estar cobrado dos veces.`,
    advisor: ({ line }) => `cbc:ID ${line} repetido entre los renglones.`,
    todo: advice.other,
    place: ({ line }) => `line:${line}`,
  } satisfies FindingText<{ line: string }>,
} as const
