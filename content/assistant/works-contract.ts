/** Sentences about what is deducted from the payment of a contract to build. */
export const worksContract = {
  ofState: (sum: string, kept: string, contribution: string, both: string) =>
    `De ${sum} sin IVA, más o menos ${both} antes de lo del municipio: el 2% de retención de renta por ser construcción, ${kept} (DUR 1625 de 2016, art. 1.2.4.9.1), y el 5% de la contribución de obra pública, ${contribution} (Ley 418 de 1997, art. 120, y Ley 1106 de 2006, art. 6).`,
  ofStateRule:
    'Dos descuentos nacionales, sobre el valor sin IVA: el 2% de retención de renta, por ser construcción (DUR 1625 de 2016, art. 1.2.4.9.1), y el 5% de la contribución de obra pública (Ley 418 de 1997, art. 120, y Ley 1106 de 2006, art. 6).',
  ofOthers: (sum: string, kept: string) =>
    `El 2%, por ser un contrato de construcción: de ${sum} sin IVA, ${kept} (DUR 1625 de 2016, art. 1.2.4.9.1). No son el 4 ni el 6% de los servicios.`,
  ofOthersRule:
    'El 2% del valor sin IVA, por ser un contrato de construcción (DUR 1625 de 2016, art. 1.2.4.9.1). No son el 4 ni el 6% de los servicios.',
  stamps:
    'Aparte van las estampillas y el ReteICA: cada municipio o departamento fija los suyos, y por eso no te doy una cifra. Pide a la entidad, antes de firmar o de cobrar, la liquidación por escrito con la norma de cada descuento.',
  local: 'El ReteICA es aparte y de cada ciudad: pide por escrito la tarifa con su norma.',
  rest: 'En el SIMPLE no te hacen retención de renta ni de ICA (E.T., art. 911). La de renta la restas al declarar, con el certificado. Si el objeto no es construir sino un servicio, como mantenimiento, aseo o una interventoría, la retención es otra: con el contrato un tributarista te lo dice.',
} as const
