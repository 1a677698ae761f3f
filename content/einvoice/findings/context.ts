import { ended } from '../../ended'
import { advice } from '../advice'
import type { FindingText } from './text'

export const contextTexts = {
  'N2.foreign': {
    title: 'No es de ninguna empresa de la cuenta',
    client: ({ supplier, customer }) =>
      `Ni quien vende (${supplier}) ni quien compra (${customer}) es una de tus empresas. ¿Es de otra persona?`,
    advisor: ({ supplier, customer, companies }) =>
      `${ended(`Empresas del cliente: ${companies}`)} ${ended(`Vende ${supplier}, compra ${customer}`)}`,
    todo: advice.foreign,
    place: 'customer',
  } satisfies FindingText<{ supplier: string; customer: string; companies: string }>,
  'N2.final': {
    title: 'Está a nombre de «consumidor final»',
    client: () =>
      'La factura está a nombre de «consumidor final»: pide a tu proveedor que la haga con tu NIT.',
    advisor: ({ customer }) =>
      `El adquiriente es ${customer} (consumidor final): no soporta costos ni descuentos del cliente.`,
    todo: advice.final,
    place: 'customer',
  } satisfies FindingText<{ customer: string }>,
  'D1.same': {
    title: 'Ya se había enviado',
    client: ({ label }) => `Ya habías enviado esta factura: es ${label}.`,
    advisor: ({ label, code }) => `El CUFE ${code} ya está en ${label}.`,
    todo: advice.duplicate,
  } satisfies FindingText<{ label: string; code: string }>,
  'D1.altered': {
    title: 'Ya se había enviado, con otro total',
    client: ({ label, before, total }, money) =>
      `Ya habías enviado esta factura: es ${label}, por ${money(before)}. Este archivo dice ${money(total)}.`,
    advisor: ({ label, before, total, code }, money) =>
      `El CUFE ${code} ya está en ${label} con un total de ${money(before)}; este archivo dice ${money(total)}. Un CUFE no admite dos totales: uno de los dos archivos fue cambiado.`,
    todo: advice.altered,
    place: 'total',
  } satisfies FindingText<{ label: string; before: string; total: string; code: string }>,
  'D1.number': {
    title: 'Hay otra factura con el mismo número',
    client: ({ label, number }) =>
      `Ya tienes una factura ${number} del mismo proveedor (${label}), con otro CUFE.`,
    advisor: ({ label, number, nit }) =>
      `El proveedor ${nit} ya tiene la ${number} en ${label} con otro CUFE: puede ser una corrección o un error.`,
    todo: advice.duplicate,
    place: 'number',
  } satisfies FindingText<{ label: string; number: string; nit: string }>,
  'D2.cancels': {
    title: 'Anula otra factura',
    client: ({ label, total }, money) => `Esta nota anula la factura ${label} por ${money(total)}.`,
    advisor: ({ label, total, reason }, money) =>
      `Nota crédito con concepto 2 (anulación) sobre ${label}: ${money(total)}. ${reason}`.trim(),
    todo: null,
  } satisfies FindingText<{ label: string; total: string; reason: string }>,
  'D2.reduces': {
    title: 'Rebaja otra factura',
    client: ({ label, total }, money) => `Esta nota rebaja la factura ${label} en ${money(total)}.`,
    advisor: ({ label, total, reason }, money) =>
      `Nota crédito sobre ${label}: ${money(total)}. ${reason}`.trim(),
    todo: null,
  } satisfies FindingText<{ label: string; total: string; reason: string }>,
  'D2.increases': {
    title: 'Aumenta otra factura',
    client: ({ label, total }, money) => `Esta nota aumenta la factura ${label} en ${money(total)}.`,
    advisor: ({ label, total, reason }, money) =>
      `Nota débito sobre ${label}: ${money(total)}. ${reason}`.trim(),
    todo: null,
  } satisfies FindingText<{ label: string; total: string; reason: string }>,
  'D2.exceeds': {
    title: 'La nota es mayor que lo que queda de la factura',
    client: ({ label, total, left }, money) =>
      `La nota es por ${money(total)} y de la factura ${label} quedan ${money(left)}.`,
    advisor: ({ label, total, left }, money) =>
      `Las notas crédito superan la factura ${label}: esta es por ${money(total)} y quedaban ${money(left)}.`,
    todo: advice.exceeds,
    place: 'total',
  } satisfies FindingText<{ label: string; total: string; left: string }>,
  'D2.unknown': {
    title: 'Falta la factura de esta nota',
    client: ({ number }) => `Esta nota es sobre la factura ${number}, que no tenemos. Envíala también.`,
    advisor: ({ number, code }) => `La factura referida ${number} (${code}) no está entre las del cliente.`,
    todo: advice.note,
  } satisfies FindingText<{ number: string; code: string }>,
  'D2.missing': {
    title: 'No dice qué factura cambia',
    client: () => 'Es una nota sobre una factura, pero no dice cuál.',
    advisor: ({ operation }) =>
      `CustomizationID ${operation} exige BillingReference y la nota no trae ninguna con CUFE.`,
    todo: advice.about,
  } satisfies FindingText<{ operation: string }>,
  'D2.shape': {
    title: 'La factura que cambia está mal nombrada',
    client: ({ number }) => `La nota nombra la factura ${number}, pero su CUFE está mal escrito.`,
    advisor: ({ number, code }) =>
      `BillingReference a ${number} con UUID «${code}», que no tiene la forma de un CUFE.`,
    todo: advice.about,
  } satisfies FindingText<{ number: string; code: string }>,
  'D2.itself': {
    title: 'La nota se nombra a sí misma',
    client: ({ number }) => `Como factura que cambia nombra su propio número, ${number}.`,
    advisor: ({ number }) => `BillingReference apunta al UUID o al ID de la misma nota (${number}).`,
    todo: advice.about,
  } satisfies FindingText<{ number: string }>,
  'D2.unnumbered': {
    title: 'No dice el número de la factura que cambia',
    client: () => 'La nota trae el código de la factura que cambia, pero no su número.',
    advisor: ({ code }) => `BillingReference sin cbc:ID; UUID ${code}.`,
    todo: advice.about,
  } satisfies FindingText<{ code: string }>,
  'D2.number': {
    title: 'Nombra dos facturas distintas',
    client: ({ number, other }) => `La nota nombra dos facturas distintas: ${number} y ${other}.`,
    advisor: ({ number, other }) =>
      `BillingReference nombra ${number} y DiscrepancyResponse/ReferenceID ${other}.`,
    todo: advice.about,
  } satisfies FindingText<{ number: string; other: string }>,
  'D2.date': {
    title: 'La nota es anterior a su factura',
    client: ({ date, before }) => `La nota es del ${before}, anterior a la factura que cambia (${date}).`,
    advisor: ({ date, before }) => `La factura referida tiene fecha ${date} y la nota ${before}.`,
    todo: advice.about,
    place: 'date',
  } satisfies FindingText<{ date: string; before: string }>,
  'D2.reason': {
    title: 'No dice por qué se hizo la nota',
    client: () => 'Una nota tiene que decir su motivo: devolución, anulación, descuento u otro.',
    advisor: () => 'Falta DiscrepancyResponse/ResponseCode, que el anexo 1.9 exige en las notas.',
    todo: advice.reason,
    place: 'reason',
  } satisfies FindingText<Record<never, string>>,
  'P1.purchase': {
    title: 'Falta decirle a la DIAN que se recibió',
    client: ({ from, deadline }) =>
      `Es una compra a crédito: registra el acuse de recibo y el recibo del bien o servicio. Si la recibiste el ${from}, se entiende aceptada después del ${deadline}.`,
    advisor: ({ from, deadline }) =>
      `Compra a crédito: eventos 030 y 032 exigidos para costo e IVA (Resolución 000085 de 2022, art. 34). Contando desde el ${from}, aceptación o reclamo hasta el ${deadline} (tres días hábiles); después, tácita (034).`,
    todo: advice.credit,
  } satisfies FindingText<{ from: string; deadline: string }>,
  'P1.sale': {
    title: 'Quien compra debe registrar que la recibió',
    client: ({ from, deadline }) =>
      `Vendiste a crédito: tu cliente debe registrar el recibo. Si la recibió el ${from} y no reclama, queda aceptada después del ${deadline}.`,
    advisor: ({ from, deadline }) =>
      `Venta a crédito: aceptación tácita (034) si no hay reclamo en tres días hábiles. Contando desde el ${from}, el ${deadline}.`,
    todo: null,
  } satisfies FindingText<{ from: string; deadline: string }>,
} as const
