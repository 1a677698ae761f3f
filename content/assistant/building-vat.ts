/** Sentences about the VAT of a contract to build, whose base is the profit and not the whole price. */
export const buildingVat = {
  rule: (shares: string) =>
    `Solo sobre la utilidad, al 19% (Decreto 1625 de 2016, art. 1.3.1.7.9); la administración y los imprevistos no lo llevan. ${shares}`,
  asDirect: (sum: string, profit: string, vat: string, whole: string) =>
    `Si ${sum} es el costo directo, la utilidad es ${profit} y cobras ${vat} de IVA${whole}.`,
  whole: (price: string, total: string) => `: ${price} con el AIU y ${total} con todo`,
  asWhole: (sum: string, direct: string, profit: string, vat: string) =>
    `Si ${sum} ya tiene adentro el AIU, el costo directo es ${direct}, la utilidad ${profit} y el IVA ${vat}.`,
  shares: (a: number, i: number, u: number) =>
    `Con administración ${a}%, imprevistos ${i}% y utilidad ${u}%, depende de qué es la cifra:`,
  rest: 'El contrato debe decir cuánto es la utilidad. Es para construir un inmueble: mantener o reparar paga IVA sobre el valor total (DIAN, concepto 415 de 2025). Mándanos el contrato y un tributarista te dice cuál de las dos es la tuya.',
} as const
