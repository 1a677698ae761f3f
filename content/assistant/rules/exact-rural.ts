import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtInPesos } from '../../legal-figures'
import { call, write } from '../reply-links'
import type { Rule } from '../rules'

const accountant = { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' } as const
const consumption = /\b(?:impo ?consumo|ipo ?consumo|impuesto (?:al|de) consumo|inc)\b/
const produce =
  'campesin[oa]s?|agricultor\\w*|caficultor\\w*|finquer[oa]s?|agricolas?|agropecuari\\w+|pecuari\\w+|platanos?|yuca|papas?|cebolla|tomates?|aguacates?|frutas?|verduras?|hortalizas?|cacao|maiz|cosechas?'

/** Answers for people who grow what they sell, for those who buy from them, and for restaurants. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Cada cuánto se declara el impuesto al consumo?',
    when: [
      consumption,
      /\b(?:cada cuant[oa]s?|cada (?:cuantos meses|dos meses|2 meses|cuatro meses|4 meses|mes o)|bimestral\w*|bimestres?|cuatrimestral\w*|periodos?|periodicidad|mensual\w* o|o mensual\w*)\b/,
    ],
    not: /\b(?:nit|cuando|bimestre \d|sancion\w*|multa\w*|simple|rst|iva (?:y|e)|y (?:el )?iva|tarde|atras\w+|no (?:he )?(?:declar|present|pag)\w+|bolsas?|cannabis)\b/,
    text: [
      'Cada dos meses: el impuesto al consumo es bimestral, vendas lo que vendas, y no tiene el período de cuatro meses del IVA (DUR 1625 de 2016, art. 1.6.1.13.2.32). Va en el formulario 310: enero y febrero se presentan y pagan en marzo, y así cada bimestre hasta noviembre y diciembre, en enero, según el último dígito del NIT sin el de verificación.',
      'Quien está en el SIMPLE tiene otros recibos: dímelo si es tu caso. Con tu último dígito, la página te da las fechas.',
    ],
    links: [{ href: '/herramientas/vencimientos/impuesto-al-consumo', label: 'Ver las fechas' }, write, call],
  },
  {
    topic: 'Soy agricultor y me piden RUT o factura, ¿toca?',
    when: [
      /\b(?:cultiv[oa]|cultivamos|cultivador\w*|campe[sc]in[oa]|agricultor\w*|caficultor\w*|productor\w* (?:de|del|agr\w+)|siembro|sembramos|cosecho|(?:tengo|tenemos|mi|de una) (?:una |un )?(?:finca|parcela|cosecha|cultivo)|vend(?:o|emos) (?:mi |la |el |mis )?(?:cosecha|cafe|platano|yuca|papa|aguacates?|cacao|fruta|cebolla|tomate)s?)\b/,
      /\b(?:factur\w+|rut)\b/,
      /\b(?:pid\w+|exig\w+|toca|obligad\w+|obligacion|debo|tengo que|ne[cs]e[sc]ito|hay que|puedo)\b/,
    ],
    not: /\b(?:compro|compramos|le compr\w+|a (?:un|una|los|unos|las) (?:campesin|agricultor|productor|caficultor)\w*|leche|queso|huevos?|ganado|reses|carne|pollos?|cerdos?|pescado|sas|sociedad|empresa|arriend\w+|(?:vender|vendi|venta de) (?:mi|la|una) finca|turis\w+|airbnb|simple|export\w+|ret\w*nc\w+|tienda|restaurante|tostad\w+|molido|declarar?|renta|cancel\w+|multa\w*|sancion\w*)\b|\d{6,}|\bmillon/,
    text: [
      `El RUT sí; la factura, casi nunca. Una persona natural que vende menos de 3.500 UVT al año${uvtInPesos(3_500)} y es no responsable de IVA (E.T., art. 437, parágrafo 3), o solo vende productos excluidos de IVA, no está obligada a facturar (DUR 1625 de 2016, art. 1.6.1.4.3). Con tu RUT, la cooperativa o el comprador hace el documento soporte electrónico y prueba su compra (E.T., art. 771-2). Si pasas de esa cifra, o eres sociedad, sí facturas.`,
      `Ahora: 1. Saca o actualiza el RUT, gratis, en www.dian.gov.co, con la actividad de tu cultivo, sea café, fruta o verdura. 2. Dile al comprador por escrito que no estás obligado a facturar y que haga el documento soporte. 3. Suma lo que vendes en el año y guarda las liquidaciones. Si te retienen, por café pergamino o cereza es el 0,5% y por otros productos sin procesar, el 1,5%, en compras desde 70 UVT (${inPesos(70 * uvt.value)}; Decreto 572 de 2025). Con leche, huevos, carne o ganado la regla del IVA es otra: pregúntanos.`,
    ],
    links: [accountant, call],
  },
  {
    topic: '¿Qué retención le hago a un campesino y cómo soporto la compra?',
    when: [
      new RegExp(`\\b(?:${produce})\\b`),
      /\b(?:compr\w+|proveedor\w*|me vend\w+|adquisicion\w*)\b/,
      /\b(?:ret\w*nc\w+|retefuente|ret(?:engo|ener|enerle|enerles)|le retien\w+)\b/,
    ],
    not: /\b(?:emplead\w+|ica|reteica|iva|me (?:retuv\w+|retien\w+|hicieron)|certificado|simple|honorarios|flete\w*|transporte|cafeteria|cuando|vence\w*|plazo|no (?:le |les )?(?:hice|retuve|practique)|multa\w*|sancion\w*|supermercado|tostado)\b|\d{5,}|\bmil\b|\bmillon/,
    text: [
      `La retención: el 1,5% si lo que compras es agrícola o pecuario sin procesar, en compras desde 70 UVT (${inPesos(70 * uvt.value)} en ${uvt.year}); café pergamino o cereza, el 0,5% desde esa misma base; por menos no es obligatoria (Decreto 572 de 2025). Solo retienes si eres agente (código 07 en tu RUT), y no a quien está en el SIMPLE. El decreto se discute ante los jueces: confirma que siga igual el día del pago.`,
      'El soporte: si el vendedor no está obligado a facturar, tú haces el documento soporte electrónico con su nombre y su NIT (E.T., art. 771-2); un recibo o una cuenta de cobro suya no basta. Si no tiene RUT, que lo saque: es gratis en www.dian.gov.co. Paga por banco si puedes y guarda el RUT, el documento y el comprobante; si no lo saca, muéstraselo a un contador antes de pagar, porque la DIAN puede no aceptar ese costo.',
    ],
    links: [write, accountant, call],
  },
  {
    topic: 'Vendo mi cosecha, ¿me retienen?',
    when: [
      /\b(?:vend(?:o|emos|i|imos|er|iendo|erle)|cosech[oa]\w*|cultiv[oa]\w*|siembr[oa]|sembramos|(?:mi|una) (?:finca|parcela))\b/,
      new RegExp(
        `\\b(?:${produce}|arroz|frijol|zanahorias?|panela|flores|cafe|ganado|novillos?|reses|cerdos?|marranos?|pollos?)\\b`,
      ),
      /\bret\w*nc\w+|\bretefuente\b|\b(?:me|nos) (?:(?:tien\w+|deb\w+|pued\w+|van?) (?:que |a )?)?(?:ret(?:ien\w+|uv\w+|ener|engan?))\b|\breten(?:erme|ernos)\b/,
    ],
    not: /\b(?:compr(?:o|amos|e|arle)|le (?:retengo|retenemos|hago)|soy (?:el )?(?:comprador|mayorista|agente)|emplead\w+|ica|reteica|iva|flete\w*|tostad\w+|procesad\w+|molido|mi (?:tienda|supermercado|restaurante|negocio)|(?:vend(?:o|i|er|imos)|venta de) (?:mi |la |una |el |un )?(?:finca|parcela|lote)|cuando|vence\w*|cuanto (?:me |nos )?cobran|recuper\w+|devuelv\w+|devol\w+|leche|certificado|sas|sociedad)\b/,
    text: [
      `Sí, si quien te compra es agente de retención (código 07 en su RUT) y el pago llega a 70 UVT (${inPesos(70 * uvt.value)} en ${uvt.year}): el 1,5% de un producto agrícola o pecuario sin procesar, como papa o fruta; en un pago de ${inPesos(5_000_000)} son ${inPesos(75_000)}. Por café pergamino o cereza, el 0,5% (Decreto 572 de 2025). Si no es agente, si el pago es menor o si estás en el SIMPLE (E.T., art. 911), no te la tiene que hacer.`,
      'No es un cobro de más: es un anticipo de tu renta. Ahora: 1. Pregúntale si es agente y a nombre de quién sale el documento de la compra. 2. Pide cada año el certificado y réstala en tu declaración; si no estás obligado a declarar, puedes hacerlo para recuperarla (E.T., art. 6). 3. Si te quitó más, pídele por escrito lo que sobró (DUR 1625 de 2016, art. 1.2.4.16). El decreto se discute ante los jueces: confirma que siga igual el día del pago.',
    ],
    links: [accountant, write, call],
  },
]
