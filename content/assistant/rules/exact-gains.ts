import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtInPesos, wageByYear } from '../../legal-figures'
import { bogota } from '../bogota'
import { gains } from '../gains'
import { call, incomeLink, lateLink, lawyer, write } from '../reply-links'
import type { Rule } from '../rules'

/** A message that names the value of a prize gets a computed answer instead of the answer of a rule. */
const amount = /\d{5,}|\d (?:mil|millon(?:es)?|palos)\b/

const coins = /\b(?:cripto\w*|bitcoins?|btc|usdt|binance|ethereum|nft)\b/
const wage = wageByYear[uvt.year]
const ofWages = (count: number) => (wage ? ` (${inPesos(count * wage.value)} en ${uvt.year})` : '')
const [assetsOfCrime, taxOfCrime] = [ofWages(1_000), ofWages(100)]
const coinsLimits = `comprarlas o tenerlas no paga impuesto; cuentan en tu patrimonio cada 31 de diciembre, por lo que costaron, y la ganancia al venderlas es ingreso. Mira cada año desde la compra si pasabas un tope (por ${uvtBefore.year}, patrimonio bruto de más de 4.500 UVT, ${inPesos(4_500 * uvtBefore.value)}, o ingresos, compras o consignaciones de 1.400 UVT, ${inPesos(1_400 * uvtBefore.value)}): el año en que no, no debías declarar.`

const limitsOfYear = `en ${uvtBefore.year}, ingresos o consignaciones de 1.400 UVT (${inPesos(1_400 * uvtBefore.value)}) o patrimonio de 4.500 UVT (${inPesos(4_500 * uvtBefore.value)})`
const taxiTaxes = `Impuestos: 1. IVA no cobras: el transporte público de pasajeros está excluido (E.T., art. 476). 2. Renta, si pasas un tope: ${limitsOfYear}; en el patrimonio suman los carros y los cupos. 3. ICA, en la ciudad donde trabajan; en ${bogota}, inscríbete en el RIT. 4. Vehículos: la ley le dejó a ${bogota} el de servicio público (Ley 488 de 1998, art. 138); mira cada placa en la página de Hacienda.`
const taxiDrivers =
  'Conductores: sí, con seguro desde antes de salir. Cada uno debe estar activo como cotizante, no como beneficiario ni con SISBÉN, en salud, pensión y ARL de riesgo IV (Decreto 1047 de 2014). La ley manda que los contrate la empresa de transporte, y el dueño responde con ella por salarios, prestaciones y aportes (Ley 336 de 1996, art. 36). Revisa el contrato con tu empresa afiliadora y pide la planilla pagada cada mes.'
const taxis = /\btaxis?\b/
const drivers =
  /\b(?:conductor\w*|chofer\w*|taxistas?|quien(?:es)? (?:los|lo) maneja\w*|los que (?:los )?manejan)\b/
const asksTaxes = /\b(?:impuestos?|renta|declar\w+|iva)\b/
const otherTaxis =
  /\b(?:cuanto (?:me |nos )?cobran|vend(?:i|o|er|ia|imos)|compr(?:e|ar|o)|hered\w+|murio|soportes?|caja menor|gastos?|viaticos|reembols\w+|accident\w+|demand\w+|despid\w+|liquid\w+|comparendo|uber\w*|didi|aplicacion|es de (?:mi|un|otr[oa])|\d{5,}|millon(?:es)?)\b/

const rideApps =
  /\b(?:uber\w*|didi|indrive|indriver|cabify|picap)\b|\b(?:conductor\w*|manejo|conduzco|viajes)\b(?: \w+){0,4} (?:app|aplicacion|plataforma)\w*\b/
const deliveries = 'eats|food|rappi|domiciliari\\w+|repartidor\\w*'

/** Answers about prizes, sales and assets whose words would lead to the answer of another question. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Quién firma los estados financieros?',
    when: [
      /\b(?:estados financieros|balances?)\b/,
      /\bfirm(?:a|an|ar|arlos?|ados?|o|e|en)\b/,
      /\b(?:quien(?:es)?|contador\w*|representante|cual de los dos|(?:puede|debe|tiene que|basta)\b)/,
    ],
    not: /\b(?:cuanto|precio|cobr\w+|vale|ustedes|uds|aparte|incluy\w+|inclui\w+|adicional|banco|credito|licitacion|portal|me (?:firm\w+|certific\w+)|no (?:quiere|firma|firmo)|niega\w*|renunci\w+|fals\w+|arregl\w+|maquill\w+|declaracion\w*|impuestos?|iva|renta|certificacion\w*|sin ver|conjunto|copropiedad|edificio|digital|electronic\w+)\b/,
    text: [
      'Siempre el representante legal y el contador público que los preparó: con su firma certifican que las cifras se tomaron de los libros (Ley 222 de 1995, art. 37). Si la empresa tiene revisor fiscal, él firma además, con su dictamen adjunto, y no reemplaza al contador (art. 38).',
      'Sin revisor fiscal bastan los dos primeros; un contador independiente los dictamina solo si alguien lo pide. Quien lleva la contabilidad no puede ser a la vez el revisor. La firma de las declaraciones de impuestos es otra regla (E.T., arts. 596 y 602).',
    ],
    links: [
      { href: '/herramientas/revisor-fiscal', label: '¿Necesitas revisor fiscal?' },
      { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' },
      call,
    ],
  },
  {
    topic: 'Me gané un premio, ¿pago impuesto?',
    when: [
      /\b(?:rifas?|sorteos?|loterias?|baloto|chance|premios?|bingo|casinos?|apuestas?)\b/,
      /\bgan\w+\b|\bsaque\b|\bpremios?\b/,
      /\b(?:dian|impuestos?|pag\w+|declar\w+|retenc\w+|retien\w+|renta|quit\w+|descuent\w+|cobr\w+)\b/,
    ],
    not: new RegExp(
      `${amount.source}|\\b(?:emplead\\w+|trabajador\\w*|salario|bonificacion|antiguedad|vendedor\\w*|organiz\\w+|hacer una rifa|hago|rifar|coljuegos|permiso|clientes|promocion\\w*|que numero|ustedes|plataforma de apuestas propia)\\b`,
    ),
    text: [gains.prize, gains.prizeKept, gains.prizeRest],
    links: [write, incomeLink, call],
  },
  {
    topic: 'La escritura dice menos de lo que se pagó',
    when: [
      /\bescritur\w+\b/,
      /\bpor (?:un |el )?(?:valor |precio )?(?:menos|menor|inferior|mas (?:bajo|barat\w+)|debajo)\b|\b(?:valor|precio) (?:menor|inferior|mas bajo)\b|\bmenos (?:de lo que|plata|valor|del? (?:precio|valor))\b|\b(?:por|con|en) el (?:avaluo|catastral|valor catastral)\b|\bmenor valor\b/,
      /\b(?:pag\w+|valor|precio|cost\w+|compr\w+|vend\w+|problemas?|dian|impuestos?|puedo|legal)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|ustedes|capital|acciones|sas|constitu\w+|donacion|donar|herencia|sucesion|leasing)\b/,
    text: [
      'Escribir menos de lo pagado sí es un problema: la escritura debe decir el precio real, y quien compra y quien vende lo declaran bajo juramento, sin pactos por fuera (E.T., art. 90). Sin esa declaración, el impuesto, el registro y los derechos de notaría se liquidan sobre cuatro veces el valor escrito; y ese valor no puede ser menos que el avalúo catastral ni apartarse más de un 15% del precio del mercado.',
      'Para quien compra hay otro costo: al vender después se resta lo que se puede probar. Lo que no está en la escritura ni pasó por un banco es difícil que se acepte como costo (arts. 90 y 771-5), y la ganancia, con su 15%, sale más alta (art. 314).',
      'Ahora: 1. Guarda la promesa, las transferencias y los recibos de todo lo pagado. 2. Declara el bien por lo que de verdad costó, con esa prueba. 3. Pregúntale a un abogado si cabe una escritura que aclare el precio. Si aún no has firmado, pide que quede el valor real.',
    ],
    links: [lawyer, write, call],
  },
  {
    topic: 'Perdí plata con criptomonedas',
    when: [
      /\b(?:cripto\w*|bitcoins?|btc|usdt|binance|bybit|ethereum|nft|tokens)\b/,
      /\b(?:perdi|perdimos|perdio|perdid[ao]s?|perdiendo|pierdo|bajaron|bajo|se (?:me |nos )?(?:cayo|cayeron|desplom\w+|vino abajo)|(?:ahora|hoy|ya) (?:\w+ )?val(?:e|en)|val(?:e|en) menos|en rojo|quebr\w+|mas barat[oa]s? (?:de|que)|(?:por|en) menos)\b/,
    ],
    not: /\b(?:estaf\w+|rob\w+|hacke\w+|engan\w+|fraude|claves?|contrasena|acceso|celular|bloque\w+|congel\w+|de la dian|me escribio|requerimiento|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'Depende de si las vendiste. Si todavía las tienes, que valgan menos no es una pérdida para la renta: van en el patrimonio por lo que costaron (E.T., art. 74). Si las vendiste o cambiaste por menos de lo que costaron, ahí sí hay pérdida: por esa operación no hay ganancia que pague impuesto (DIAN, concepto unificado 1621 de 2023). Restarla de otras ganancias o pasarla a otros años tiene requisitos (arts. 147, 311 y 330): eso lo mira un tributarista con tus soportes.',
      `Perder no quita el deber de declarar: cuentan lo que recibiste al vender, aunque fuera a pérdida, y lo que moviste para comprar. Por ${uvtBefore.year} se declara con ingresos de 1.400 UVT, o compras, tarjeta o consignaciones de más de eso (${inPesos(1_400 * uvtBefore.value)}), o patrimonio bruto de más de 4.500 UVT (${inPesos(4_500 * uvtBefore.value)}); lo de ${uvt.year} se mira con ${inPesos(1_400 * uvt.value)} y se declara en ${uvt.year + 1}.`,
      `Lo de ${uvtBefore.year} vencía, según la cédula, del 12 de agosto al 26 de octubre de 2026: si compraste o vendiste ese año, pasaste un tope y no declaraste, ya es tarde y conviene presentarla antes de que la DIAN escriba (5% del impuesto por mes o fracción, o 0,5% de los ingresos si no hay impuesto, no menos de ${minimumPenaltyInPesos}; arts. 639 y 641).`,
      'Ahora: baja del exchange el historial completo y anota, de cada venta, cuánto costó y en cuánto se vendió, en pesos de ese día. Sin esa prueba la pérdida no se acepta.',
    ],
    links: [write, incomeLink, call],
  },
  {
    topic: '¿Me meten a la cárcel por no declarar criptomonedas?',
    when: [
      coins,
      /\b(?:carcel|pres[oa]s?|prision|delito|penal\w*|judicializ\w+|captur\w+|arrest\w+)\b/,
      /\b(?:declar\w+|report\w+|dian|impuestos?|renta|omit\w+|escond\w+|ocult\w+)\b/,
    ],
    not: /\b(?:estaf\w+|rob\w+|hacke\w+|lavado|fiscalia|cuanto (?:me |nos )?cobran|ustedes)\b/,
    text: [
      `Con calma: tener criptomonedas sin declarar no lleva por sí solo a la cárcel. Es delito esconder bienes con intención y desde 1.000 salarios mínimos${assetsOfCrime} (Código Penal, art. 434A): por debajo de eso, ese delito no se da. El otro, no declarar o evadir, es con intención y desde 100 salarios mínimos${taxOfCrime} de impuesto dejado de pagar, no de bienes (art. 434B). Y pagar impuesto, sanción e intereses termina el caso, salvo que se repita.`,
      `En la renta, ${coinsLimits}`,
      'Ahora: 1. Baja del exchange el historial completo. 2. Anota lo que costó cada compra y lo que había cada 31 de diciembre. 3. Con eso un tributarista te dice qué años se corrigen o se presentan, antes de que la DIAN escriba: así cuesta mucho menos (E.T., arts. 588, 641 y 644).',
    ],
    links: [write, lateLink, call],
    calms: true,
  },
  {
    topic: 'Tengo criptomonedas y nunca las declaré',
    when: [
      /\b(?:cripto\w*|bitcoins?|btc|usdt|binance|ethereum|nft)\b/,
      /\b(?:nunca|no|sin|jamas|ni)\b(?: \w+){0,4} (?:declar\w+|report\w+)\b|\bno (?:la |las |lo |los )?(?:puse|inclui|meti)\b|\bolvid\w+\b(?: \w+){0,3} declar\w+/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|ustedes|no (?:debo|tengo que|hay que|toca) declar\w+|si no declaro renta|no declarante)\b/,
    text: [
      `Con calma: ${coinsLimits}`,
      `Si te tocaba y no las pusiste: cuando la DIAN encuentra un bien omitido, lo suma como renta gravable del año que revisa, con una sanción por inexactitud del 200% del mayor impuesto (E.T., arts. 239-1, 647 y 648). Corregir antes cuesta mucho menos: el 10% del mayor impuesto, si lo hay, con intereses (arts. 588 y 644), y no menos de ${minimumPenaltyInPesos} (art. 639); y quien no declaró presenta tarde, con la sanción del artículo 641.`,
      'Ahora: 1. Baja del exchange el historial completo. 2. Anota lo que costó cada compra y lo que había cada 31 de diciembre. 3. Con eso un tributarista te dice qué años se corrigen o se presentan, y en qué orden. No las agregues de golpe en la próxima declaración sin esa cuenta.',
    ],
    links: [write, lateLink, call],
    calms: true,
  },
  {
    topic: 'Tengo taxis: ¿qué impuestos pago y los conductores van con seguro?',
    when: [taxis, asksTaxes, drivers],
    not: otherTaxis,
    text: [taxiTaxes, taxiDrivers],
    links: [write, call, incomeLink],
  },
  {
    topic: '¿Debo tener afiliado al conductor de mi taxi?',
    when: [
      taxis,
      drivers,
      /\b(?:seguro|seguridad social|salud|eps|pension|arl|afili\w+|prestaciones|contrato|planilla)\b/,
    ],
    not: otherTaxis,
    text: [taxiDrivers],
    links: [call, { href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' }],
  },
  {
    topic: 'Tengo varios taxis, ¿qué impuestos pago?',
    when: [/\b(?:taxis|flota de taxi\w*)\b/, asksTaxes],
    not: otherTaxis,
    text: [taxiTaxes],
    links: [write, call, incomeLink],
  },
  {
    topic: 'Manejo una aplicación de viajes, ¿cobro IVA?',
    when: [rideApps, /\biva\b/],
    not: /\b(?:cuanto (?:me |nos )?cobran ustedes|eats|food|rappi|domiciliari\w+|repartidor\w*|descont\w+|recuper\w+|empresa|sas|gasto|soporte|factura de)\b/,
    text: [
      `Mientras no llegues al tope, no: una persona natural que este año y el anterior recibe por su actividad menos de 3.500 UVT${uvtInPesos(3_500)}, y cumple las demás condiciones, no es responsable de IVA ni lo cobra (E.T., art. 437, parágrafo 3). Cuenta todo lo de los viajes, antes de la comisión y la gasolina.`,
      'Si lo pasas: el transporte público de pasajeros está excluido de IVA (art. 476), pero que un viaje de aplicación en carro particular también lo esté hay que confirmarlo con un tributarista antes de cobrarlo o dejar de cobrarlo. El IVA que la aplicación te muestra en su comisión es de ella, no tuyo.',
      `Renta es aparte: declaras por ${uvtBefore.year} si tus ingresos, compras o consignaciones pasaron de 1.400 UVT (${inPesos(1_400 * uvtBefore.value)}), entre otros topes. En el RUT va la actividad y, sin IVA, el código 49.`,
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Manejo una aplicación de viajes, ¿qué impuestos pago?',
    when: [rideApps, /\b(?:impuestos?|tribut\w+|declar\w+|renta|dian|obligaciones)\b/],
    not: new RegExp(
      `\\b(?:cuanto (?:me |nos )?cobran ustedes|${deliveries}|descont\\w+|empresa de|sas|gasto|soporte|factura\\w*|viaje en|recibo\\w*|sancion\\w*|mult\\w+|carta|requer\\w+|emplaz\\w+|cotiz\\w+|pila|planilla|vehicular|predial|placa)\\b`,
    ),
    text: [
      `Sí cuenta como ingreso tuyo, aunque sea en ratos libres. Renta: declaras por ${uvtBefore.year} si tus ingresos, compras o consignaciones llegaron a 1.400 UVT (${inPesos(1_400 * uvtBefore.value)}) o tu patrimonio bruto pasó de 4.500 UVT (${inPesos(4_500 * uvtBefore.value)}), sumando tu sueldo si eres empleado (E.T., arts. 592 y 593). Cuenta todo lo de los viajes, antes de la comisión y la gasolina; declarar no siempre es pagar.`,
      `IVA: no, mientras en el año recibas menos de 3.500 UVT${uvtInPesos(3_500)} y cumplas lo demás (art. 437, parágrafo 3). En el RUT va la actividad y, en la casilla 53, el código 49.`,
      'Seguridad social: si lo que te queda en el mes después de los costos con soporte llega a un salario mínimo, se cotiza sobre el 40% de eso (Ley 2277 de 2022, art. 89). Guarda los reportes de la aplicación y los recibos.',
    ],
    links: [incomeLink, write, call],
  },
]
