import { inPesos, uvt } from '../legal-figures'

const limit = `3.500 UVT (${inPesos(3_500 * uvt.value)} en ${uvt.year})`

/** Sentences that tell a person who lets a shop whether the rent has IVA, and what a company withholds. */
export const letWithVat = {
  below: (rent: string, year: string, vat: string) =>
    `No, si en tu RUT está el código 49 (no responsable de IVA): ${rent} al mes son ${year} al año, menos de ${limit}, y hasta ahí una persona natural no lo cobra (E.T., art. 437, parágrafo 3). Ese tope suma lo demás que vendas con IVA, y también se mira en las consignaciones y en el contrato, por todo su plazo (DIAN, oficio 63 de 2023); si lo pasas o ya tienes el código 48, cobras el 19%: ${vat}.`,
  above: (rent: string, year: string, vat: string) =>
    `Sí: ${rent} al mes son ${year} al año, que llegan a ${limit}, así que eres responsable de IVA (E.T., art. 437, parágrafo 3). Al canon de un local, una oficina o una bodega se le suma el 19%, ${vat}, con factura electrónica.`,
  responsible: (vat: string) =>
    `Sí: si eres responsable de IVA (código 48 en el RUT), al canon de un local, una oficina o una bodega se le suma el 19%, ${vat}, con factura electrónica.`,
  withheld: (kept: string, left: string) =>
    `La empresa, si es agente de retención, te retiene el 3,5% del canon sin IVA: ${kept} al mes, y te quedan ${left} antes de otras retenciones (DUR 1625 de 2016, art. 1.2.4.10.6; Decreto 572 de 2025). Es un anticipo que restas en tu renta con el certificado, y no va si estás en el SIMPLE (E.T., art. 911).`,
  withheldIfCompany:
    'Si el inquilino es una empresa, además te puede retener el 3,5% del canon sin IVA: es un anticipo de tu renta (DUR 1625 de 2016, art. 1.2.4.10.6; Decreto 572 de 2025).',
} as const
