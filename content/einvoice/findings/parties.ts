import { advice } from '../advice'
import { dotted, type FindingText } from './text'

const roles = { supplier: 'de quien vende', customer: 'de quien compra' } as const
type Role = keyof typeof roles

const ranges = {
  authorization: 'el número de la autorización',
  startDate: 'la fecha en que empieza',
  endDate: 'la fecha en que termina',
  from: 'el primer número',
  to: 'el último número',
} as const
type RangeField = keyof typeof ranges

export const partyTexts = {
  'N1.digit': {
    title: ({ role }) => `El dígito del NIT ${roles[role]} no corresponde`,
    client: ({ role, nit, digit, expected }) =>
      `El dígito del NIT ${roles[role]} no corresponde: ${dotted(nit)} lleva ${expected}, no ${digit}.`,
    advisor: ({ role, nit, digit, expected }) =>
      `NIT ${roles[role]}: ${nit} con dígito de verificación ${digit}; módulo 11 da ${expected}.`,
    todo: advice.nits,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role; nit: string; digit: string; expected: string }>,
  'N1.glued': {
    title: ({ role }) => `El NIT ${roles[role]} está mal escrito`,
    client: ({ role, nit, digit }) =>
      `El NIT ${roles[role]} trae el dígito pegado: debería ser ${dotted(nit)}-${digit}.`,
    advisor: ({ role, written, nit, digit }) =>
      `CompanyID ${roles[role]} es ${written}: el número ${nit} con su dígito ${digit} pegado, que va en schemeID.`,
    todo: advice.nits,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role; written: string; nit: string; digit: string }>,
  'N1.zeros': {
    title: ({ role }) => `El NIT ${roles[role]} está mal escrito`,
    client: ({ role, nit }) => `El NIT ${roles[role]} empieza por cero: ${nit}.`,
    advisor: ({ role, nit }) => `CompanyID ${roles[role]} es ${nit}; un NIT no lleva ceros a la izquierda.`,
    todo: advice.nits,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role; nit: string }>,
  'N1.shape': {
    title: ({ role }) => `El NIT ${roles[role]} está mal escrito`,
    client: ({ role, nit }) => `El NIT ${roles[role]} no está bien escrito: «${nit}».`,
    advisor: ({ role, nit }) =>
      `CompanyID ${roles[role]} es «${nit}»; debe traer solo cifras, sin puntos ni guion.`,
    todo: advice.nits,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role; nit: string }>,
  'N1.absent': {
    title: ({ role }) => `Al NIT ${roles[role]} le falta su dígito`,
    client: ({ role, nit, expected }) =>
      `Al NIT ${roles[role]} le falta el dígito: ${dotted(nit)}-${expected}.`,
    advisor: ({ role, nit, expected }) =>
      `CompanyID ${roles[role]} ${nit} sin schemeID; módulo 11 da ${expected}.`,
    todo: advice.nits,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role; nit: string; expected: string }>,
  'N3.prefix': {
    title: 'El prefijo no está autorizado',
    client: ({ number, prefix }) => `El número ${number} no empieza por el prefijo autorizado ${prefix}.`,
    advisor: ({ number, prefix, authorization }) =>
      `La autorización ${authorization} es para el prefijo ${prefix}; el documento es ${number}.`,
    todo: advice.numbering,
    place: 'range',
  } satisfies FindingText<{ number: string; prefix: string; authorization: string }>,
  'N3.range': {
    title: 'El número no está autorizado',
    client: ({ number, from, to }) =>
      `El número ${number} está fuera del rango que la DIAN autorizó (${from} a ${to}).`,
    advisor: ({ number, from, to, authorization }) =>
      `Autorización ${authorization}: del ${from} al ${to}; el documento es ${number}.`,
    todo: advice.numbering,
    place: 'range',
  } satisfies FindingText<{ number: string; from: string; to: string; authorization: string }>,
  'N3.period': {
    title: 'La numeración no está vigente',
    client: ({ date, start, end }) =>
      `La fecha ${date} está fuera de la vigencia de su numeración (${start} a ${end}).`,
    advisor: ({ date, start, end, authorization }) =>
      `Autorización ${authorization} vigente del ${start} al ${end}; IssueDate es ${date}.`,
    todo: advice.numbering,
    place: 'range',
  } satisfies FindingText<{ date: string; start: string; end: string; authorization: string }>,
  'N3.absent': {
    title: 'No dice qué numeración le autorizaron',
    client: () => 'La factura no trae la autorización de numeración de la DIAN.',
    advisor: () => 'No hay sts:InvoiceControl, que el anexo 1.9 exige en facturas.',
    todo: advice.numbering,
    place: 'number',
  } satisfies FindingText<Record<never, string>>,
  'P2.unreadable': {
    title: 'La fecha no existe',
    client: ({ date }) => `La fecha de la factura no existe: «${date}».`,
    advisor: ({ date }) => `IssueDate es «${date}»; se espera una fecha real como 2026-03-31.`,
    todo: advice.dates,
    place: 'date',
  } satisfies FindingText<{ date: string }>,
  'P2.time': {
    title: 'La hora no se entiende',
    client: ({ time }) => `La hora de la factura no se entiende: «${time}».`,
    advisor: ({ time }) =>
      `IssueTime es «${time}»; se espera una hora como 10:53:10-05:00. Forma parte del CUFE.`,
    todo: advice.dates,
    place: 'date',
  } satisfies FindingText<{ time: string }>,
  'P2.due': {
    title: 'Vence antes de la fecha en que se hizo',
    client: ({ due, date }) => `La factura vence el ${due}, antes de la fecha en que se hizo (${date}).`,
    advisor: ({ due, date }) =>
      `PaymentDueDate es ${due} e IssueDate ${date}: el plazo no puede terminar antes de empezar.`,
    todo: advice.due,
    place: 'due',
  } satisfies FindingText<{ due: string; date: string }>,
  'P2.future': {
    title: 'Tiene fecha futura',
    client: ({ date, today }) => `La factura tiene fecha futura: ${date}, y hoy es ${today}.`,
    advisor: ({ date, today }) => `IssueDate ${date} es posterior a hoy (${today}, hora de Bogotá).`,
    todo: advice.dates,
    place: 'date',
  } satisfies FindingText<{ date: string; today: string }>,
  'P2.early': {
    title: 'Es de antes de la factura electrónica',
    client: ({ date }) => `La factura es de ${date}, antes de que existiera la validación de la DIAN.`,
    advisor: ({ date }) => `IssueDate ${date} es anterior a 2019: la validación previa no existía.`,
    todo: advice.dates,
    place: 'date',
  } satisfies FindingText<{ date: string }>,
  'P2.closed': {
    title: 'Es de un período ya cerrado',
    client: ({ date, openFrom }) =>
      `La factura es del ${date}, de un período ya cerrado (el abierto empieza el ${openFrom}).`,
    advisor: ({ date, openFrom }) =>
      `IssueDate ${date} es anterior al período abierto, que empieza el ${openFrom}.`,
    todo: advice.person,
    place: 'date',
  } satisfies FindingText<{ date: string; openFrom: string }>,
  'N3.incomplete': {
    title: 'Su numeración está incompleta',
    client: ({ field }) => `De la autorización de numeración falta ${ranges[field]}.`,
    advisor: ({ field }) => `sts:InvoiceControl sin ${ranges[field]} (${field}), que el anexo 1.9 exige.`,
    todo: advice.numbering,
    place: 'range',
  } satisfies FindingText<{ field: RangeField }>,
  'N3.wrong': {
    title: 'Su numeración no tiene sentido',
    client: ({ field, text }) => `En la autorización de numeración, ${ranges[field]} dice «${text}».`,
    advisor: ({ field, text }) => `sts:InvoiceControl: ${ranges[field]} (${field}) es «${text}».`,
    todo: advice.numbering,
    place: 'range',
  } satisfies FindingText<{ field: RangeField; text: string }>,
  'N3.reversed': {
    title: 'Su numeración termina antes de empezar',
    client: ({ from, to }) => `La numeración autorizada va de ${from} a ${to}.`,
    advisor: ({ from, to, authorization }) => `Autorización ${authorization}: de ${from} a ${to}.`,
    todo: advice.numbering,
    place: 'range',
  } satisfies FindingText<{ from: string; to: string; authorization: string }>,
  'N4.name': {
    title: ({ role }) => `Falta el nombre ${roles[role]}`,
    client: ({ role }) => `La factura no dice el nombre ${roles[role]}.`,
    advisor: ({ role }) => `Sin RegistrationName en el PartyTaxScheme ${roles[role]}.`,
    todo: advice.complete,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role }>,
  'N4.responsibility': {
    title: ({ role }) => `Faltan las responsabilidades ${roles[role]}`,
    client: ({ role }) =>
      `La factura no dice las responsabilidades tributarias ${roles[role]}, las de su RUT.`,
    advisor: ({ role }) =>
      `Sin TaxLevelCode en el PartyTaxScheme ${roles[role]} (por ejemplo O-13, O-15 o R-99-PN).`,
    todo: advice.complete,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role }>,
  'N4.same': {
    title: 'Vende y compra el mismo NIT',
    client: ({ nit }) => `Quien vende y quien compra llevan el mismo NIT, ${dotted(nit)}.`,
    advisor: ({ nit }) => `AccountingSupplierParty y AccountingCustomerParty tienen el CompanyID ${nit}.`,
    todo: advice.parties,
    place: 'customer',
  } satisfies FindingText<{ nit: string }>,
  'N4.swapped': {
    title: 'Los datos de las partes están cruzados',
    client: ({ supplier, customer }) =>
      `Donde va quien vende (${dotted(supplier)}) hay datos de quien compra (${dotted(customer)}), o al contrario.`,
    advisor: ({ supplier, customer }) =>
      `PartyLegalEntity y PartyTaxScheme se cruzan: el CompanyID legal de una parte es el tributario de la otra (${supplier}, ${customer}).`,
    todo: advice.parties,
    place: 'supplier',
  } satisfies FindingText<{ supplier: string; customer: string }>,
  'N4.nit': {
    title: ({ role }) => `Hay dos NIT ${roles[role]}`,
    client: ({ role, nit, other }) =>
      `Los datos ${roles[role]} nombran dos NIT distintos: ${dotted(nit)} y ${dotted(other)}.`,
    advisor: ({ role, nit, other }) =>
      `CompanyID ${roles[role]}: ${nit} en PartyTaxScheme y ${other} en PartyLegalEntity.`,
    todo: advice.parties,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role; nit: string; other: string }>,
  'N4.names': {
    title: ({ role }) => `Hay dos nombres ${roles[role]}`,
    client: ({ role, name, other }) => `Los datos ${roles[role]} nombran a dos: «${name}» y «${other}».`,
    advisor: ({ role, name, other }) =>
      `RegistrationName ${roles[role]}: «${name}» en PartyTaxScheme y «${other}» en PartyLegalEntity.`,
    todo: advice.parties,
    place: ({ role }) => role,
  } satisfies FindingText<{ role: Role; name: string; other: string }>,
  'N4.own': {
    title: 'El nombre de quien compra está en quien vende',
    client: ({ name, nit }) =>
      `Quien compra lleva el NIT ${dotted(nit)}, pero el nombre de esa empresa, «${name}», está en quien vende.`,
    advisor: ({ name, nit }) =>
      `AccountingCustomerParty lleva el NIT ${nit} del cliente y AccountingSupplierParty su nombre («${name}»).`,
    todo: advice.parties,
    place: 'supplier',
  } satisfies FindingText<{ name: string; nit: string }>,
  'P3.absent': {
    title: 'No dice cómo se paga',
    client: () => 'La factura no dice si es de contado o a crédito, ni con qué medio se paga.',
    advisor: () => 'No hay cac:PaymentMeans, que el anexo 1.9 exige en las facturas.',
    todo: advice.due,
    place: 'payment',
  } satisfies FindingText<Record<never, string>>,
  'P3.due': {
    title: 'Es a crédito y no dice cuándo vence',
    client: () => 'La factura es a crédito, pero no dice hasta cuándo hay plazo para pagarla.',
    advisor: () => 'PaymentMeans/ID es 2 (crédito) sin PaymentDueDate ni DueDate.',
    todo: advice.due,
    place: 'payment',
  } satisfies FindingText<Record<never, string>>,
  'P3.unreadable': {
    title: 'El vencimiento no se entiende',
    client: ({ due }) => `Como fecha de vencimiento dice «${due}».`,
    advisor: ({ due }) => `PaymentDueDate o DueDate es «${due}»; se espera una fecha real como 2026-03-31.`,
    todo: advice.due,
    place: 'due',
  } satisfies FindingText<{ due: string }>,
  'P2.noTime': {
    title: 'Falta la hora',
    client: () => 'La factura no dice a qué hora se hizo. La hora es parte de su código.',
    advisor: () => 'Falta IssueTime, que forma parte del CUFE o CUDE.',
    todo: advice.dates,
    place: 'date',
  } satisfies FindingText<Record<never, string>>,
  'P2.zone': {
    title: 'La hora no es la de Colombia',
    client: ({ time }) => `La hora «${time}» no dice que sea la de Colombia.`,
    advisor: ({ time }) => `IssueTime es «${time}»; el anexo 1.9 exige la zona -05:00.`,
    todo: advice.dates,
    place: 'date',
  } satisfies FindingText<{ time: string }>,
  'P2.period': {
    title: 'El período facturado termina antes de empezar',
    client: ({ start, end }) => `La factura es por el período del ${start} al ${end}.`,
    advisor: ({ start, end }) => `InvoicePeriod va de ${start} a ${end}.`,
    todo: advice.dates,
    place: 'date',
  } satisfies FindingText<{ start: string; end: string }>,
} as const
