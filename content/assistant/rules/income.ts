import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtBefore } from '../../legal-figures'
import { call, incomeLink } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const uvts = (units: number) => inPesos(units * uvtBefore.value)
const limits = `1.400 UVT de ingresos, compras, tarjeta o consignaciones (${uvts(1_400)}) o más de 4.500 UVT de patrimonio bruto (${uvts(4_500)})`

const dividendTax = `Si la utilidad ya pagó impuesto en la empresa, el dividendo de una persona residente se suma a sus otras rentas y paga la tabla del artículo 241: 0% hasta 1.090 UVT (${inPesos(1_090 * uvt.value)} en ${uvt.year}) y de ahí sube por tramos hasta el 39%; del impuesto se descuenta el 19% de los dividendos que pasen de 1.090 UVT (E.T., arts. 242, 254-1 y 331). Si la utilidad no pagó impuesto, el dividendo paga primero la tarifa de las sociedades, en general el 35% (art. 240), y lo que queda va a esa misma tabla. Al pagar, la empresa retiene el 15% de lo que pase de 1.090 UVT en el año (art. 242, parágrafo), y eso se resta al declarar.`
const dividendOrder =
  'Los dividendos se reparten de utilidades aprobadas por la asamblea, con estados financieros y un acta, nunca antes. La cuenta depende de cuánto recibes en el año y de qué ganaste aparte: con el acta, la fecha y el valor, un tributarista te dice la retención antes de girar. Sacar plata sin acta se trata como préstamo al socio y trae intereses presuntos.'

export const rules: readonly Rule[] = [
  {
    topic: 'Soy pensionado, ¿debo declarar?',
    insteadOf: ['¿Los pensionados declaran renta?'],
    asked: `mi papa es pensionado le toca declarar, recibo pension de colpensiones declaro renta, las mesadas cuentan para declarar, los jubilados estan exentos de declarar, con mi pension tengo que presentar renta, a los pensionados les cobran impuesto de renta, una pensionada con dos casas declara, desde cuanto declara un pensionado`,
    when: [
      /\b(?:pensionad[ao]s?|jubilad[ao]s?|mesadas?|mi pension|(?:recib\w+|viv\w+ de|con) (?:una |la |mi |su )?pension)\b/,
      /\b(?:declar\w+|renta)\b/,
    ],
    not: /\d|\b(?:voluntari\w+|aport\w+|exterior|alimentos|cotiz\w+|salud|contrato|vend\w+|sancion\w*|certificado|afuera|espana|estados unidos|tarde|atras\w+)\b/,
    text: [
      `Con los mismos topes de todos, y las mesadas del año cuentan en los ingresos. Por ${uvtBefore.year} declaras si llegaste a ${limits}: con las 13 mesadas de casi todas las pensiones (Ley 100 de 1993, art. 50), es una mesada de ${inPesos(Math.ceil((1_400 * uvtBefore.value) / 13))}, y con otros ingresos se llega con menos. Si no pasaste ninguno, no declaras.`,
      'Declarar no es pagar: una parte de las pensiones es exenta (E.T., art. 206), y muchos pensionados declaran sin que les salga impuesto. Mira también la casa, los CDT y las ventas del año. Pide el certificado de ingresos a la entidad que paga y escríbeme tu mesada: «pensión de 4 millones, ¿declaro?».',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Debo declarar si vendí el carro, la moto o la casa?',
    asked: `si vendi el carro debo declarar renta, vendi la moto y no se si declaro, vendi mi casa toca declarar renta, la venta del carro cuenta para declarar, vender un lote me obliga a declarar`,
    when: [
      /\bvend(?:i|io|imos|ieron|er|ido)\b|\bsi (?:uno |alguien |yo )?vend[eo]\b|\bventa de(?:l| la| mi| un| una)\b/,
      /\b(?:carros?|motos?|camionetas?|taxi|vehiculos?|casas?|apartamentos?|aptos?|lotes?|fincas?|locales|local|bodega|inmuebles?)\b/,
      /\b(?:declar\w+|renta)\b/,
    ],
    not: /\d|\b(?:heren\w+|hered\w+|exterior|sas|empresa|iva|factur\w+|compr[eo]|sancion\w*|multa|tarde|cedula|notaria|retuv\w+|retien\w+)\b/,
    text: [
      `Lo recibido por la venta cuenta, toda y no solo la ganancia: suma en los ingresos del año y, si llegó al banco, en las consignaciones. Si fue en ${uvtBefore.year}, declaras si con eso llegaste a ${limits}. Lo que se vende en ${uvt.year} se mira al declarar en ${uvt.year + 1}.`,
      'Declarar no es pagar: el impuesto sale de lo que ganaste (precio menos costo fiscal), como ganancia ocasional si era tuyo dos años o más y, si no, como renta (E.T., art. 300). El tránsito o la notaría suelen retener una parte, que se resta. Escríbeme en cuánto lo vendiste y te digo si pasa el tope.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Cuenta la plata que me giran mis papás?',
    asked: `mis papas me giran plata cada mes eso lo declaro, me consignan de mi familia para el arriendo, la plata que me manda mi mama cuenta como ingreso, paso plata de otros por mi cuenta`,
    when: [
      /\b(?:gir\w+|mand\w+|pas(?:o|a|e|an|ar|aron|aban)|consign\w+|ayud\w+|manutencion|mesada|transfier\w+)\b/,
      /\b(?:papa|papas|mama|padres|espos\w+|hij\w+|famili\w+|herman\w+|novi\w+)\b/,
      /\b(?:declar\w+|renta|dian|impuesto\w*)\b/,
    ],
    not: /\b(?:herencia|murio|fallec\w+|empresa|pensionad\w*|casa|apartamento|cdt)\b/,
    text: [
      `La ayuda para vivir o estudiar no es un sueldo, pero lo que entra por el banco cuenta para un tope: declaras por ${uvtBefore.year} si las consignaciones a todas tus cuentas y billeteras pasaron de 1.400 UVT (${uvts(1_400)}), o si compras o tarjeta pasaron de esa cifra. Así, 70 millones en ${uvtBefore.year} obligan a declarar por muy poco; 60 millones, no. Si la universidad la paga directo tu familia, ese pago no entra a tu cuenta.`,
      'Declarar no es pagar: si solo recibiste apoyo de tus padres, el impuesto suele dar cero. Guarda los extractos, los recibos de matrícula y una carta de quien gira. La herramienta mira tu caso; si te toca, un tributarista la presenta contigo.',
    ],
    links: [incomeLink, write, call],
  },

  {
    topic: 'Declaré y no estaba obligado, ¿qué pasa?',
    asked: `que pasa si declaro y no estaba obligado`,
    when: [
      /\bno (?:estaba|estoy|estan|era|me tocaba|tenia que|toca|tocaba|tengo)\b.*\b(?:obligad\w+|que declarar|declarar|tocaba|declare|declaro)\b|\bsin estar obligad\w+\b|\bvoluntari\w+\b/,
      /\b(?:declar\w+|renta|voluntari\w+)\b/,
      /\b(?:declare|declaro|presente|presento|presentar|puedo|conviene|voluntari\w+|sin estar)\b/,
    ],
    not: /\bno declar\w+\b|\bmulta|\bretuv\w+|\bnunca\b/,
    text: [
      'No hay sanción por declarar de más. Si te hicieron retenciones en el año, la declaración vale y sirve para pedir el saldo a favor (E.T., art. 6, parágrafo). Si no te retuvieron nada, la ley dice que no tiene efecto legal (art. 594-2): no hace daño, pero tampoco genera saldo ni historia.',
      'Declarar sin estar obligado conviene si te retuvieron y puedes pedir devolución, o si un banco o una embajada te pide la declaración. Con tus certificados de retención te decimos si vale la pena.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Cuánto puedo restar por dependientes?',
    asked: `cuantos dependientes puedo poner en la renta`,
    when: [
      /\bdependientes?\b|\b(?:hijos?|mama|papa|padres|esposa|esposo)\b.*\b(?:descont\w+|rest\w+|deduc\w+|poner|meter|incluir)\b|\b(?:descont\w+|rest\w+|deduc\w+|poner|meter|incluir)\b.*\b(?:hijos?|mama|papa|padres|esposa|esposo)\b/,
      /\b(?:renta|declar\w+|deduc\w+|descont\w+|rest\w+|cuant\w+|retenc\w+)\b/,
    ],
    not: /\b(?:prepagada|arriendo|eps|beneficiari\w+|herencia|prestamo|sueldo|salario)\b/,
    text: [
      `Hay dos. Una: hasta el 10% de tus ingresos brutos de trabajo, máximo 32 UVT al mes (E.T., art. 387). Otra, desde la reforma de 2022: 72 UVT al año por cada dependiente, hasta cuatro (${uvts(72)} cada uno en ${uvtBefore.year}), que va por fuera del tope del 40% (art. 336, numeral 3).`,
      'Es dependiente el hijo de hasta 18 años; el de 18 a 23 a quien le pagas estudio en una institución reconocida; el mayor con discapacidad certificada; y el cónyuge o compañero permanente, los padres o los hermanos sin ingresos o con menos de 260 UVT al año, certificados por contador, o con discapacidad. Guarda registro civil, certificado de estudio o certificación. Dos personas no deberían restar al mismo dependiente sin mirarlo antes.',
    ],
    links: [write, incomeLink, call],
  },
  {
    topic: '¿Resto la medicina prepagada, la vivienda o el arriendo?',
    asked: `la medicina prepagada se puede descontar de la renta`,
    when: [
      /\b(?:prepagada|intereses? (?:de|del) (?:credito|vivienda|prestamo|hipotec\w+|leasing)|credito de vivienda|hipoteca|leasing|pensiones voluntarias|aportes voluntarios|afc|seguro de salud|poliza de salud|arriendo|colegio|universidad|estudio)\b/,
      /\b(?:descont\w+|rest\w+|deduc\w+|renta|declar\w+|descuent\w+)\b/,
      /\b(?:descont\w+|rest\w+|deduc\w+|descuent\w+|bajar|sirve\w*|puedo (?:meter|poner|incluir))\b/,
    ],
    not: /\b(?:empresa|sas|negocio|local|iva|recib\w+|cobr\w+|gan[oa]\b|me pagan|inmobiliaria|inquilin\w+|retencion|retefuente|arrend\w+ (?:mi|un|una)|icetex|herencia)\b/,
    text: [
      `Cada uno va distinto. Intereses de crédito de vivienda o leasing habitacional: sí, hasta 1.200 UVT al año (${uvts(1_200)} en ${uvtBefore.year}; E.T., art. 119). Medicina prepagada o póliza de salud tuya, de tu cónyuge, tus hijos o dependientes: sí, hasta 16 UVT al mes (art. 387); la de tus papás, solo si son dependientes tuyos. Pensiones voluntarias y AFC: sí, con tope.`,
      `El arriendo de tu casa, el mercado y el colegio no se restan; con factura electrónica pagada por medios electrónicos puedes restar el 1% de las compras, hasta 240 UVT (art. 336, numeral 5). Casi todo entra en un tope conjunto del 40% de los ingresos, ya sin salud y pensión obligatorias, máximo 1.340 UVT (${uvts(1_340)}). Pide los certificados al banco y a la aseguradora, y haz la cuenta con un contador.`,
    ],
    links: [write, incomeLink, call],
  },
  {
    topic: '¿Declaro por una herencia o por plata que me dieron?',
    asked: `soy ama de casa y me consignaron 90 millones de una herencia debo declarar`,
    when: [
      /\b(?:herencia|hered\w+|donacion|donaron|me regalaron|regalo)\b/,
      /\b(?:declar\w+|renta|impuesto|pago|obliga\w*|dian)\b/,
    ],
    not: /\b(?:empresa|acciones|fundacion|vend\w+|declaracion de (?:mi|un) (?:papa|mama|difunto|muerto)|murio|fallec\w+)\b/,
    text: [
      `Lo que recibes por herencia, legado o donación es una ganancia ocasional: se suma como ingreso para mirar los topes, y si entró por el banco cuenta también como consignación. Declaras por ${uvtBefore.year} si llegaste a ${limits}. Con una herencia de ${uvts(1_400)} o más en ${uvtBefore.year} declaras aunque no trabajes.`,
      'Declarar no es pagar sobre todo: parte de la herencia está exenta según qué es y quién la recibe (E.T., art. 307), y lo demás paga la tarifa de ganancias ocasionales. Lo que te toca se cuenta en el año en que te lo adjudican en la sucesión; un anticipo entre hermanos hay que probarlo. Guarda la escritura o sentencia y los extractos, y un tributarista te dice cuánto queda exento.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Cómo se reparten las utilidades?',
    when: [/\b(?:dividendos?|utilidades)\b/, /\b(?:repart\w+|distribu\w+|sacar\w*|saco)\b/],
    not: /\b(?:impuesto\w*|retien\w+|reten\w+|declar\w+|tarifa|renta|cuanto)\b/,
    text: [dividendOrder, dividendTax],
    links: [write, call],
  },
  {
    topic: '¿Cómo se pagan los dividendos?',
    asked: `cuanto impuesto pago por dividendos, reparto de utilidades a los socios, como saco plata de mi empresa, los dividendos pagan renta, cuanto retengo al pagar dividendos`,
    when: [
      /\b(?:dividendos?|utilidades)\b/,
      /\b(?:impuesto\w*|pag\w+|retien\w+|retenc\w+|declar\w+|cuanto|repart\w+|tarifa|sacar)\b/,
    ],
    text: [dividendTax, dividendOrder],
    links: [write, call],
  },
  {
    topic: '¿Qué es el anticipo de renta?',
    asked: `que es el anticipo que me sale en la declaracion, por que pago anticipo del otro año, como bajo el anticipo de renta, me cobraron anticipo en la renta`,
    when: [/\banticipo\b/, /\b(?:renta|declaracion|siguiente|ano)\b/],
    not: /\b(?:simple|bimestre|cliente|sueldo|cesantias|contrato)\b/,
    text: [
      'Es un abono al impuesto del año siguiente que se paga con la declaración: el 25% del impuesto el primer año en que declaras, el 50% el segundo y el 75% desde el tercero, o sobre el promedio de los dos últimos años, lo que te salga mejor; se restan las retenciones del año (E.T., art. 807).',
      'No es un impuesto más: al año siguiente se descuenta. Si en los tres primeros meses ganaste menos del 15% de lo del año anterior, o en los seis primeros, menos del 25%, puede pedirse reducirlo (art. 809). Quien está en el SIMPLE no lo paga así: anticipa cada bimestre, o paga todo en la declaración anual si es una persona natural con ingresos de menos de 3.500 UVT (art. 910, parágrafo 3). Con tu formulario te revisamos si quedó bien.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Pueden restarse las pérdidas o las donaciones?',
    asked: `puedo restar la perdida del año pasado, las donaciones bajan la renta, mi empresa perdio plata lo descuento despues, done a una fundacion me lo descuentan`,
    when: [
      /\b(?:perdidas? (?:fiscal\w*|del ano|de la empresa|anterior\w*)|la empresa (?:perdio|dio perdida\w*)|dio perdida|donar|donaciones?)\b/,
      /\b(?:renta|impuesto\w*|declar\w+|rest\w+|descont\w+|compens\w+|paga|deduc\w+)\b/,
    ],
    not: /\b(?:libros|documentos|recibi|me dieron)\b/,
    text: [
      'Pérdidas: una sociedad las compensa con las utilidades de los 12 años siguientes (E.T., art. 147); la declaración con pérdida se presenta igual, y la DIAN tiene más tiempo para revisarla. Donaciones: no se restan de la renta, sino que descuentan del impuesto el 25% de lo donado a entidades del régimen tributario especial (art. 257), con certificado y dentro de unos topes.',
      'Guarda la contabilidad y los soportes mientras la pérdida se use. Con tus dos últimas declaraciones te decimos cuánto puedes tomar este año.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cómo se declaran las criptomonedas?',
    asked: `soy estudiante y gane 80 millones en el ano con criptomonedas, vendi unas criptos con ganancia como de 30 millones eso se declara`,
    when: [/\b(?:cripto\w*|bitcoin|btc|usdt|binance|ethereum|nft)\b/],
    text: [
      `Si declaras, sí: las que tienes son un activo y van en el patrimonio por lo que te costaron, a 31 de diciembre. La ganancia es ingreso al venderlas, al cambiarlas por otras o al pagar con ellas; mientras solo suban de precio, no lo es. Las que recibes como pago son ingreso ese día. Declaras por ${uvtBefore.year} si llegaste a ${limits}, aunque estudies o no tengas empleo; para lo de ${uvt.year}, que se declara en ${uvt.year + 1}, son 1.400 UVT de este año (${inPesos(1_400 * uvt.value)}).`,
      'Ahora: 1. Descarga del exchange el historial del año en pesos o dólares con su fecha. 2. Anota cuánto te costó cada compra. 3. Separa lo que solo pasó de un bolsillo a otro tuyo. 4. Si están en una plataforma de afuera, mira también la declaración de activos en el exterior. Un tributarista arma la cuenta contigo.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Tengo que declarar los activos en el exterior?',
    asked: `tengo una cuenta en paypal con 20000 dolares la declaro, no declare una plata que tengo en estados unidos`,
    when: [
      /\b(?:cuenta|bienes|activos|inversion\w*|apartamento|casa|acciones|paypal|plata|ahorros)\b/,
      /\b(?:exterior|afuera|otro pais|estados unidos|usa|miami|panama|espana|paypal|fuera del pais)\b/,
      /\b(?:declar\w+|report\w+|renta|dian|impuesto\w*)\b/,
    ],
    not: /\b(?:factur\w+|soy extranjer\w+|iva|viv(?:o|e|en|imos|iendo|ia) (?:\w+ ){0,2}(?:en|afuera|fuera)|residente fiscal|me (?:pagan|pago|giran|consignan)|trabajo (?:\w+ ){0,3}para|freelanc\w*)\b/,
    text: [
      `El residente fiscal declara lo que tiene en todo el mundo. En la renta va como patrimonio, por su valor en pesos con la TRM de 31 de diciembre, y lo que rinde es ingreso. Y si lo que tienes afuera pasa de 2.000 UVT a 1 de enero (${inPesos(2_000 * uvt.value)} en ${uvt.year}), hay otra declaración: la de activos en el exterior, formulario 160 (E.T., art. 607), el mismo plazo de la renta.`,
      'Un saldo de PayPal, Wise o una cuenta extranjera también cuenta. Presentarla tarde o no presentarla tiene su propia sanción, menor si lo haces antes de que la DIAN te emplace (art. 641, parágrafo 1). Trae el extracto a 31 de diciembre y a 1 de enero, y un tributarista hace las dos.',
    ],
    links: [write, incomeLink, call],
  },
  {
    topic: '¿Mi pareja y yo declaramos juntos?',
    asked: `si mi esposo declara yo tambien tengo que declarar, puedo declarar junto con mi esposa`,
    when: [
      /\b(?:espos\w+|marido|mujer|pareja|novi\w+|conyuge)\b/,
      /\b(?:declar\w+|renta)\b/,
      /\b(?:junt\w+|tambien|los dos|ambos|con mi|yo tambien|si (?:mi|el|ella))\b/,
    ],
    not: /\b(?:descont\w+|rest\w+|deduc\w+|dependiente\w*|murio|fallec\w+|compr\w+)\b/,
    text: [
      `No: en Colombia cada persona declara por separado, con su cédula y sus propios topes, aunque estén casados. Que tu pareja declare no te obliga. Te toca a ti si por ${uvtBefore.year} tú pasaste ${limits}, o si eres responsable de IVA.`,
      'Lo que está a nombre de los dos se reparte según la escritura o la tarjeta de propiedad. Si todo está a nombre de uno, lo declara ese. La herramienta mira tu caso en dos minutos.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Quién firma un certificado de donación y qué lleva?',
    asked: `quien firma el certificado de donacion de la fundacion, un donante me pide certificado, como hacemos el certificado de donaciones, que debe decir una certificacion de donacion, hasta cuando se entrega el certificado de lo donado,
la fundacion puede dar certificado para descontar de renta, el contador firma los certificados de donacion, donamos a una corporacion que papel necesitamos, sirve una donacion en efectivo, doné a una fundacion y quiero el descuento del 25,
necesitamos revisor fiscal para firmar donaciones, la fundacion factura las donaciones que recibe, certificado tributario de una esal`,
    when: [/\b(?:donaron|donacion\w*|donante\w*|donamos|donado)\b/, /\bcertific\w+\b/],
    not: /\b(?:sangre|organos|herencia|inmueble|casa|lote)\b/,
    text: [
      'Lo firman el representante legal de la entidad y su contador público, o su revisor fiscal si lo tiene. Va dirigido al donante y dice fecha, tipo de entidad, qué se donó, cuánto vale, cómo se entregó y para qué se usa; se expide a más tardar en el mes siguiente al fin del año (DUR 1625 de 2016, art. 1.2.1.4.3).',
      'Una donación no lleva factura: no es venta ni servicio; lleva este certificado. Solo le sirve al donante si la entidad está en el régimen tributario especial antes de la donación, o es de los artículos 22 y 23 del E.T., y presentó su declaración del año anterior (art. 125-1): entonces descuenta de su renta el 25% (art. 257), con topes. El dinero va por cheque, tarjeta o banco, no en efectivo (art. 125-2). Un contador revisa el modelo contigo. Tener revisor fiscal depende de los estatutos y de quien vigila a la entidad.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Un carro es gasto del negocio y qué pasa con su IVA?',
    whole: true,
    asked: `compre una camioneta para la empresa como la meto en la contabilidad, puedo deducir mi vehiculo, el iva de un vehiculo se descuenta, gastos de gasolina y seguro en la renta, la moto del negocio baja impuestos,
la camioneta esta a mi cedula y la usa la sas, leasing de un vehiculo es deducible, depreciacion del vehiculo en la renta, un camion para el negocio el iva lo recupero, me sirve comprar vehiculo a nombre de la empresa para pagar menos impuestos,
la gasolina del gerente la paga la empresa, descontar el iva de una moto de domicilios`,
    when: [
      /\b(?:carro|camioneta|moto|vehiculo|camion)\b/,
      /\b(?:gastos?|deduc\w+|iva|depreci\w+|descont\w+|descuent\w+)\b/,
      /\b(?:compr[eoa]\w*|negocio|empresa|sas|mi nombre|leasing|meter\w*)\b/,
    ],
    not: /\b(?:vend\w+|vendi|multa|impuesto vehicular|usad[oa]s?|gano|arriendo de|empleado)\b/,
    text: [
      'No es gasto de una vez, pero sí baja la renta: es un activo fijo, y cada año se resta su depreciación, hasta el 10% de lo que costó, si está a nombre de quien declara, el negocio lo necesita y lo puedes probar (E.T., arts. 107, 128 y 137). Gasolina, seguro, taller y peajes, con factura electrónica a ese nombre y relación con lo que vendes. La parte de uso personal, no.',
      'Su IVA tampoco se resta en la declaración de IVA: hace parte del costo (DIAN, oficio 4429 de 2019). Solo el de los activos fijos reales productivos descuenta del impuesto de renta (art. 258-1), y un carro rara vez lo es. Si está a tu nombre: en un negocio tuyo como persona natural, va en tu renta por la parte que usa el negocio; una sociedad no lo deprecia: se le vende, se le arrienda o se le aporta, con documento. Cuéntanos de quién es y para qué se usa.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Un computador o una herramienta es gasto de una vez?',
    asked: `puedo deducir el portatil que compre, un celular para el negocio es gasto, compre muebles para la oficina como los descuento, una maquina se lleva al gasto de una vez, que activos se deprecian en un solo año, activos de menor cuantia 50 uvt,
la nevera del local es gasto, en cuantos años deprecio unos equipos, comprar equipos para bajar la renta`,
    when: [
      /\b(?:computador\w*|portatil|celular|impresora|nevera|muebles|maquina|herramientas?|equipos?|vitrina)\b/,
      /\b(?:gastos?|deduc\w+|depreci\w+|menor cuantia)\b/,
    ],
    not: /\b(?:iva|vend\w+|robar\w*|robo|portal|emplead\w+|trabajador\w*)\b/,
    text: [
      `Si costó hasta 50 UVT (${inPesos(50 * uvt.value)} en ${uvt.year}), se puede llevar todo a la renta en el año en que se compró (DUR 1625 de 2016, art. 1.2.1.18.5). Si costó más, se deprecia por años: la tasa de cada año tiene un tope según la clase de bien (E.T., art. 137).`,
      'Cuenta el valor de todo el bien, no de cada parte. Ten la factura electrónica a nombre de quien declara, y que sirva al negocio (art. 107). El IVA de un activo fijo hace parte de su costo. Una persona que solo gana sueldo no lo resta. Un contador te dice la tasa y el registro.',
    ],
    links: [write, call],
  },
]
