import { contactHref } from '../../contact-topics'
import { uvtInPesos } from '../../legal-figures'
import { invoiceCheck } from '../../tools/invoice-check'
import { call, lawyer } from '../reply-links'
import type { Rule } from '../rules'

const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const write = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const

const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const earlier = new RegExp(
  `\\b(?:otro (?:mes|ano|periodo|bimestre)|(?:mes|ano|periodo|bimestre|cuatrimestre|vigencia) (?:pasad[oa]|anterior|cerrad[oa]|que ya paso)|meses (?:pasados|anteriores|despues|atras)|hace \\w+ (?:mes|meses|ano|anos|semanas)|hasta (?:cuando|que dia|que fecha)|cuanto tiempo|plazos?|limite|vence\\w*|muy tarde|es tarde|despues de (?:presentar|declarar|pagar|cerrar)|cerro el mes|mes cerrado|ya cerr\\w+|ase \\w+ mes\\w*|(?:notas? credito|nc|mercancia|devolucion|devoluciones|venta)(?: \\w+){0,2} (?:de|en) (?:${months})|vieja|antigua|ya (?:lo |la |se )?(?:declar\\w+|present\\w+|pague)|fecha de (?:hoy|ese|la)|que fecha|con fecha|facturas? de(?:l mes de| mes)? (?:${months}|20\\d\\d)|(?:del|de) 20\\d\\d)\\b`,
)

const withoutReceipt =
  'Si no haces el acuse y el recibo, esa compra a crédito no te prueba el costo, el gasto ni el IVA descontable (E.T., art. 616-1; Resolución DIAN 000085 de 2022, art. 34). Con calma: mira cuáles faltan y hazlos ahora, antes de declarar, en tu programa contable o en el servicio gratuito de la DIAN. Si ya declaraste, un contador mira contigo qué corregir.'

/** Answers about invoices after they were sent: credit notes of another month, and buyers who say nothing. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Hago el acuse de todas las facturas de los proveedores?',
    when: [
      /\bacus(?:e|es|ar|o|amos)\b/,
      /\btod[ao]s\b|\bcada (?:factura|compra)\b|\b(?:tengo|tenemos|toca|hay|debo|debemos|es obligatorio|obligan?)(?: a)?(?: que)? (?:dar|hacer|mandar|enviar|acusar)\w*\b|\bobligatori\w+\b/,
      /\bfacturas?\b|\bcompras?\b|\bproveedor\w*\b/,
    ],
    not: /\b(?:(?:que|k) (?:es|son|significa) (?:el|un|los|eso)|mis? clientes?|el cliente|mi factura|mis facturas|factoring|endos\w+|nomina|documento soporte|vend(?:o|i|emos)|cuantos dias|plazos?|rechaz\w+|portal|ustedes|correo|tutela|demanda|oficio|carta|peticion)\b/,
    text: [
      'No a todas: solo a las compras a crédito; las de contado no lo necesitan. En cada una a crédito son dos mensajes a la DIAN, el acuse de la factura y el recibo de lo que compraste. Después la aceptas o la reclamas: hay 3 días hábiles y, si callas, se entiende aceptada (Decreto 1154 de 2020).',
      withoutReceipt,
    ],
    links: [check, write, call],
  },
  {
    topic: '¿Qué es el acuse de la factura y qué pasa si no lo hago?',
    when: [
      /\bacuses?\b|\bacept\w+ (?:\w+ ){0,3}facturas?\b|^(?=.*\bfactur\w+).*\beventos\b/,
      /\b(?:que|q|k) (?:es|son|significa|quiere decir)\b|\bde que se trata\b|\bno (?:se|entiendo) (?:\w+ )?(?:que|q|como|eso)\b|\bcomo es\b/,
      /\b(?:que|q|k) (?:me |nos )?(?:pasa|sucede|ocurre|hacen)\b|\b(?:si|sin) (?:\w+ ){0,3}no (?:lo|la|los|las)?\b|\bmult\w+|\bsancion\w*|\bobligatori\w+|\bobligacion\b/,
    ],
    not: /\b(?:iva|descont\w+|pierdo|mis? clientes?|el cliente|factoring|nomina|soporte|portal|ustedes|endos\w+|vend(?:o|i|emos)|cuantos dias|plazos?|rechaz\w+|mi factura|mis facturas|me las aceptan|bodas?|fiestas?|sociales?)\b/,
    text: [
      'Es avisar a la DIAN que te llegó una factura de compra a crédito. Son mensajes tuyos, los «eventos»: el acuse, te llegó la factura; el recibo, te llegó lo que compraste. Después la aceptas o la reclamas: hay 3 días hábiles y, si callas, se entiende aceptada (Decreto 1154 de 2020). En las de contado no hace falta.',
      withoutReceipt,
    ],
    links: [check, write, call],
  },
  {
    topic: 'No soy responsable de IVA, ¿me obligan a facturar o sigo con el talonario?',
    when: [
      /\bno (?:(?:soy|somos|es|ser) )?responsables? (?:de|del) iva\b|\bregimen simplificado\b|\b(?:codigo|responsabilidad|soy|somos|con el|en el) 49\b/,
      /\bfactur\w+\b|\btalonarios?\b/,
      /\b(?:talonarios?|recibos?|papel|a mano|cuaderno|electronic\w+|cuentas? de cobro)\b/,
      /\b(?:oblig\w+|toca|debo|tengo que|tiene que|puedo|podemos|hay que|exig\w+|seguir|sigo|necesit\w+)\b/,
    ],
    not: /\b(?:sas|s a s|sociedad|exterior|extranjer\w+|dolares|arr[ie]+nd\w+|nomina|simple|soporte|proveedor\w*|compre|compramos|gastos?|deduc\w+|multa\w*|sancion\w*|cuanto (?:me )?cobran|ya factur\w+|clientes?|contrat\w+)\b/,
    text: [
      'No te obligan: una persona natural no responsable de IVA no tiene que facturar, ni en papel ni electrónicamente (DUR 1625 de 2016, art. 1.6.1.4.3). Puedes seguir con el talonario como recibo de lo vendido, pero no es una factura. Si una empresa te compra y necesita soporte, ella hace el documento soporte con tu RUT.',
      `Si quieres, puedes facturar electrónicamente: se pide en la DIAN, que tiene un servicio gratuito. Mira dos cosas: que tu RUT diga 49 y que sigas con menos de 3.500 UVT al año${uvtInPesos(3_500)} en ventas, consignaciones o un contrato, con un solo local (E.T., art. 437, parágrafo 3). Si dejas de cumplirlas, pasas al 48 y ahí sí facturas electrónicamente.`,
    ],
    links: [write, call],
  },
  {
    topic: '¿Basta la máquina registradora o va factura por cada venta?',
    when: [
      /\b(?:registradoras?|tirillas?)\b|\bfactura(?:s|r|rle|rles)?(?: electronicas?)? (?:de|por|a|en)? ?cada (?:venta|cliente|producto|cosa|pan|dulce|almuerzo|empanada|tinto|cerveza|corte|\w+ q(?:ue)? vend\w+)\b/,
      /\bfactur\w+|\belectronic\w+|\bdian\b|\b(?:alcanza|sirve|basta|vale|valida|suficiente)\b/,
      /\b(?:vend\w+|ventas?|negocio|tienda|panaderia|cafeteria|local|almacen|restaurante|mi|tengo|toca|debo|seguir|sigo|dar|doy)\b/,
    ],
    not: /\b(?:compr(?:e|o|amos|as|ar)|me (?:dieron|entregaron|dio|piden|exigen)|a nombre de|proveedor\w*|descont\w+|deduc\w+|gasto|hasta (?:cuanto|que)|tope|maximo|no (?:soy )?responsable|cuanto (?:me |nos )?(?:cobran|cuesta|vale)|venden|multa\w*|sancion\w*)\b/,
    text: [
      `Depende de si estás obligado a facturar. Una persona natural no responsable de IVA (código 49 en el RUT) en general no lo está, y puede dar un recibo (E.T., art. 437, parágrafo 3; DUR 1625 de 2016, art. 1.6.1.4.3). Si lo estás, el papel de la registradora ya no alcanza: el tiquete POS sigue, pero electrónico, hecho en un programa y transmitido a la DIAN (Resolución 000165 de 2023).`,
      `Va uno por cada venta, no por cada producto: diez panes para el mismo cliente son un solo tiquete. Sirve hasta 5 UVT por venta, sin impuestos${uvtInPesos(5)}; si pasa de ahí, o el cliente la pide, va factura electrónica (E.T., art. 616-1). Mira la casilla 53 de tu RUT, 48 o 49: con eso te decimos qué programa necesitas, o si ninguno.`,
    ],
    links: [write, call, check],
  },
  {
    topic: 'Exporto servicios, ¿soy responsable de IVA y facturo?',
    when: [
      /\bexport\w+\b|\bclientes? (?:del|en el|de|en) (?:exterior|estados unidos|usa|espana|mexico|canada|chile|otro pais|afuera)\b/,
      /\b(?:software|programas?|apps?|aplicacion\w*|servicios?|disenos?|desarroll\w+|codigo|paginas? web|consultoria|traduc\w+|video\w*)\b/,
      /\bresponsables?\b/,
      /\bfactur\w+\b/,
    ],
    not: /\b(?:import\w+|mercancia|bienes|cafe|flores|devol\w+|retenc\w+|trm|tasa|cuanto (?:me |nos )?cobran|multa\w*|sancion\w*|simple)\b/,
    text: [
      `Exportar no te quita esos deberes ni te los pone: depende de tus topes. Si eres persona natural, vendes menos de 3.500 UVT al año${uvtInPesos(3_500)} y cumples lo demás, puedes seguir como no responsable (49): no estás obligado a facturar ni declaras IVA, pero el de tus compras no se descuenta ni se devuelve (E.T., art. 437, parágrafo 3; DUR 1625 de 2016, art. 1.6.1.4.3).`,
      'Si pasas un tope o eres sociedad, sí a las dos: responsable (48), factura electrónica, también la de exportación, e IVA cada dos meses (art. 600). Al cliente no se lo cobras: va exento con contrato o propuesta aceptada por escrito y si lo usa solo fuera, sin negocios en Colombia (art. 481, literal c). Ponte en el RUT como exportador de servicios y guarda contrato y pagos: así el IVA de tus compras se puede pedir en devolución. Un tributarista mira tus ventas y el contrato.',
    ],
    links: [{ href: contactHref('asesoria-tributaria'), label: 'Mostrar mi contrato' }, call],
  },
  {
    topic: 'Si no hago los eventos de la factura, ¿pierdo el IVA?',
    when: [
      /^(?=.*\b(?:factur\w+|radian|acuses?|recibos?|dian|compras?|proveedor\w*)\b).*\beventos?\b|\bacuses?\b|\brecibos? (?:del?|de los?|de la) (?:bien(?:es)?|servicios?|mercancia)\b/,
      /\b(?:iva|descontable|descuento|costos?|gastos?|deduc\w+)\b/,
      /\b(?:pierd\w+|perd\w+|(?:si|sin|no|nunca) (?:\w+ ){0,3}(?:hac\w+|hago|hice|mand\w+|envi\w+|acept\w+|eventos?|acuses?)|obligatori\w+|oblig\w+|sirve|vale|puedo|me (?:acept|rechaz|quit)\w+|hace falta|necesari\w+)\b/,
    ],
    not: /\b(?:mi cliente|mis clientes|el cliente|factoring|nomina|soporte|portal|ustedes|cuanto (?:me )?cobran|cuantos dias|plazos?|endos\w+|vend(?:o|i|emos)|(?:evento|eventos) (?:de |para )(?:empresa|bodas?|fiestas?|sociales?))\b/,
    text: [
      'Sí, en las compras a crédito: sin el acuse y el recibo, la factura no prueba el IVA descontable, ni el costo o el gasto (E.T., art. 616-1; Resolución DIAN 000085 de 2022, art. 34). En las de contado no hacen falta. Los eventos son mensajes que el comprador envía a la DIAN: «acuse», te llegó la factura; «recibo del bien o servicio», te llegó lo que compraste. Después puedes reclamar en 3 días hábiles; si callas, se entiende aceptada (Decreto 1154 de 2020).',
      'Cómo se hacen: en tu programa contable o de facturación, o en el servicio gratuito de la DIAN, abres la factura recibida y envías primero el acuse y después el recibo. Si te faltan, hazlos ahora y revisa cuáles son antes de declarar el IVA; si ya lo declaraste, un contador mira contigo qué corregir.',
    ],
    links: [check, write, call],
  },
  {
    topic: '¿Cuántos días hay para aceptar o rechazar una factura electrónica?',
    when: [
      /\b(?:factur\w+|acuses?|aceptacion (?:expresa|tacita))\b/,
      /\b(?:acept\w+|rechaz\w+|reclam\w+|objet\w+|acuses?|no estoy de acuerdo|no corresponde|decir que no|irrevocable|queda en firme)\b/,
      /\b(?:cuantos dias|cuanto tiempo|cuanto plazo|que (?:plazo|tiempo)|plazos?|hasta cuando|tiempo (?:para|tengo|hay|tiene)|(?<!a )(?:3|tres|4|cuatro|5|cinco|8|ocho|10|diez|15|quince) dias|dias (?:tengo|tiene|hay|habiles|para)|termino (?:para|de)|tacit\w+|se (?:me |nos )?(?:paso|vencio)|(?:se entiende|queda) aceptada|cuando (?:se vuelve|queda|se hace|es) (?:irrevocable|en firme))\b/,
    ],
    not: /\b(?:portal|ustedes|uds|subi\w*|subo|honorarios|la firma|revis\w+|(?:rechaz|acept|valid)\w+ la dian|ni (?:la )?(?:acept|rechaz|reclam)\w+|nomina|documento soporte|correg\w+|corrij\w+|correccion|declaraci\w+|renta|iva|tutela|queja|herencia|oferta|peticion|demand\w+|prescri\w+|no (?:me |nos |la |las )*(?:pag\w+|quier\w+|acept(?:a|an|aron))|cobrar\w*|(?:me|nos|la|las) (?:la |las )?rechaz(?:o|aron)|dian (?:la |me |no )*(?:rechaz|valid)\w+|luz|agua|gas|epm|enel|codensa|telefonia|celular|servicios publicos|garantia|devoluc\w+|anul\w+)\b|(?<!\bpedir (?:la |una )?)\bnotas? (?:de )?credito\b/,
    text: [
      'Tres días hábiles, contados desde que el comprador recibe la mercancía o el servicio, no desde la fecha de la factura: en ellos la acepta o la reclama. Si calla, se entiende aceptada y ya no la puede rechazar (aceptación tácita; Decreto 1154 de 2020). Es para las ventas a crédito: la de contado no hay que aceptarla.',
      'Si te la mandaron: 1. Desde tu programa o el servicio gratuito de la DIAN se envían los eventos: acuse de recibo, recibo del bien o servicio y, después, aceptación o reclamo con su motivo. 2. Si algo está mal, reclama en esos tres días y escríbele al proveedor para que haga nota crédito. 3. Si el plazo ya pasó, pídele igual la nota crédito con la prueba del error: si no quiere, un abogado mira si cabe discutirla.',
      'Si la mandaste tú, es el mismo plazo para tu cliente: guarda la prueba y la fecha de la entrega.',
    ],
    links: [check, write, call],
  },
  {
    topic: 'Un proveedor me facturó con el NIT mal',
    when: [
      /\b(?:proveedor\w*|me (?:la )?(?:factur(?:o|aron)|hizo|hicieron|mando|mandaron|expidio|expidieron|dio|dieron|llego)|nos (?:factur(?:o|aron)|mando|mandaron|hicieron|llego)|recibi\w*|compr(?:e|amos))\b/,
      /\b(?:nit|razon social|cedula)\b(?: \w+){0,4} (?:mal\w*|equivocad[oa]|errad[oa]|que no (?:es|era)|incorrect[oa]|otr[oa]|viej[oa])\b|\b(?:mal|equivocad[oa]|errad[oa]|otro|equivocaron|equivoco)(?: \w+){0,3} (?:nit|razon social)\b/,
      /\bnotas? (?:de )?creditos?\b|\b(?:correg\w+|corrij\w+|arregl\w+|cambi\w+|anul\w+)\b/,
    ],
    not: /\b(?:portal|subi\w*|cuanto (?:me |nos )?cobran|rut|exogena|declaracion|nomina|certificado|le facture|facture a|hice|hicimos|expedi|mi cliente|un cliente)\b/,
    text: [
      'Sí, todavía se puede: las reglas de facturación que conocemos no le ponen fecha límite a la nota crédito, así que sirve para una factura de otro mes. La hace el proveedor, no tú: anula esa factura con una nota crédito que la menciona y expide otra con tu NIT, con la fecha de hoy. Los 3 días hábiles son para reclamar una venta a crédito; no impiden corregirla.',
      'Pídela por escrito hoy, con el número de la factura, tu RUT y el NIT correcto. Hasta que llegue, no cuentes con ella: a otro NIT, ni el costo ni el IVA quedan bien soportados a tu nombre (E.T., arts. 617 y 771-2). Si ya los declaraste, o la factura es de otro año, pregúntale a quien lleva tu contabilidad si toca corregir.',
    ],
    links: [check, write, call],
  },
  {
    topic: '¿Puedo hacer nota crédito de una factura de otro mes?',
    when: [
      /\b(?:notas? (?:de )?creditos?|nc)\b|\b(?:anul\w+|correg\w+|corrij\w+|devolv\w+|devuelv\w+|devoluc\w+)\b[^]*\b(?:facturas?|notas?)\b|\bfacturas?\b[^]*\b(?:anul\w+|devolv\w+|devuelv\w+|devoluc\w+)\b/,
      earlier,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|documento soporte|nomina electronica|proveedor\w*|me (?:hizo|hicieron|mando|mandaron|enviaron|emitio|emitieron)|rechaz\w+|no (?:me |la |las )*acept\w+|saldo a favor|retencion|renta|exogena|subi|portal|2 declaraciones|dos veces|numeracion)\b/,
    text: [
      'Sí se puede: una factura de otro mes, o de otro año, también se baja o se anula con una nota crédito, y las reglas de facturación que conocemos no le ponen fecha límite. La nota lleva la fecha de hoy y menciona la factura; no se le pone fecha de ese mes.',
      'El IVA se resta en el período en que ocurre la devolución o la anulación, no en el de la factura (E.T., art. 484; DIAN, oficio 014318 de 2019): por eso no se corrige la declaración de IVA que ya presentaste. Si no hubo devolución ni anulación sino un error en lo que declaraste, sí puede tocar corregirla.',
      'Hazla apenas ocurra, guarda la prueba (devolución, acuerdo con el cliente) y entrégasela. Antes, pregúntale a quien lleva tu contabilidad si la factura es de otro año, porque mueve la renta, o si el cliente ya la aceptó.',
    ],
    links: [check, write, call],
  },
  {
    topic: 'Un proveedor me hizo una nota crédito',
    when: [
      /\bnotas? (?:de )?creditos?\b/,
      /\bproveedor\w*\b|\bme (?:la )?(?:hizo|hicieron|mando|mandaron|envio|enviaron|emitio|emitieron)\b|\b(?:recibi|me llego|compre)\b/,
      /\b(?:iva|descontable|que hago|como (?:la )?(?:registro|contabilizo|declaro)|ya (?:la |lo )?declar\w+|periodo|bimestre|(?:otro|mes) (?:mes|pasado|anterior))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|rechaz\w+|no estoy de acuerdo|subi|portal|falsa)\b/,
    text: [
      'Baja tu IVA descontable del período en que ocurre la devolución o la anulación, no el del mes de la factura (E.T., art. 486): si aquella ya está declarada, no se corrige por eso. El costo o el gasto baja en lo mismo.',
      'Comprueba que la nota mencione la factura, que el valor y el IVA sean los de lo devuelto y guárdala con ella; si no estás de acuerdo, reclámale por escrito a quien la hizo. Si la factura es de otro año, pregúntale a quien lleva tu contabilidad, porque mueve la renta.',
    ],
    links: [check, write, call],
  },
  {
    topic: 'Anular o cambiar una factura que ya aceptaron o pagaron',
    when: [
      /\bfactur\w+\b/,
      /\b(?:ya (?:(?:la |me |esta |estaba |fue |lo )*(?:acept|pag)\w+)|aceptad[ao]s?|pagad[ao]s?|(?:la )?tenia aceptada)\b/,
      /\b(?:anul\w+|cambi\w+|correg\w+|corrij\w+|modific\w+|nota credito|notas credito|devolv\w+)\b/,
    ],
    not: /\b(?:portal|ustedes|honorarios|subi\w*|cuanto (?:me |nos )?cobran|retencion|proveedor\w*|me llego|recibi)\b/,
    text: [
      'No la cambies ni la borres: el NIT, el valor o los datos de una factura validada solo se arreglan con una nota crédito que la menciona y, si la venta sigue, otra factura.',
      'Pero si el cliente ya la aceptó, quedó en firme como título valor, y hay abogados para quienes ya no admite nota; la DIAN no lo decide, porque es un tema comercial (concepto 881 de 2023). Acuérdalo antes por escrito con él, y no la hagas si la factura se endosó o se vendió. Si ya pagó, deja escrito qué pasa con esa plata: se devuelve o se aplica a la factura nueva.',
      'El IVA se resta en el período de la anulación (E.T., art. 484). Si es por mucho valor o de otro año, un contador lo mira contigo antes.',
    ],
    links: [check, write, call],
  },
  {
    topic: 'Hice una factura a quien no era o con un dato mal',
    when: [
      /\b(?:hice|hicimos|expedi|expedimos|emiti\w*|facture|facturamos|genere|mande|tiene|salio|quedo|quedaron)\b/,
      /\bfactur\w+\b/,
      /\b(?:empresa|nit|cliente|persona|nombre|razon social) (?:equivocad[oa]|errad[oa]|que no era|mal)\b|\b(?:mal|equivocad[oa]|errad[oa]|por error) (?:el |la |con |a |en )?(?:el )?(?:nit|iva|valor|nombre|cliente|cantidad|precio|retefuente)\b|\b(?:nit|iva|valor|nombre|precio) (?:que no era|mal puesto|errad[oa])\b/,
    ],
    not: /\b(?:portal|subi\w*|ustedes|me (?:mando|mandaron|llego|dio|dieron|hicieron|hizo|facturaron)|recibi|proveedor\w*|compre|rechaz\w+|declaracion|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'No se borra ni se edita: se anula con una nota crédito que la menciona, por el total, y se expide otra factura con el dato bien. Se puede aunque sea de otro mes: la nota lleva la fecha de hoy, y avísales a los dos clientes si fue a quien no era.',
      'El IVA de la nota se resta en el período en que la haces, y el de la factura nueva va en el suyo (E.T., art. 484). Si lo que estaba mal era la tarifa o el valor y ese período ya se declaró, pregúntale a quien lleva tu contabilidad si toca corregir la declaración.',
    ],
    links: [check, write, call],
  },
  {
    topic: '¿Y si el cliente no acepta la factura?',
    when: [
      /\b(?:factur\w+|factoring|radian|acuses?)\b/,
      /\b(?:no|ni|nunca|sin) (?:(?:me|nos|la|las|le|lo|el|ha|han|hay|hace|hizo|da|dan|dio|dieron|quier\w+|dar\w*) ){0,4}(?:acept(?!e\b|o\b)\w+|acuse\w*|recib(?:e|en|ir|irla|irme|irmela))\b|\b(?:niega|niegan|nego|negaron) a (?:acept\w+|recib\w+)\b|\bno (?:ha |han )?(?:respond\w+|dic\w+ nada)\b[^]*\b(?:acept\w+|radian)\b/,
    ],
    not: /\b(?:portal|subi\w*|ustedes|dian (?:no |la |me )*(?:acept|rechaz|valid)\w+|tarjeta|efectivo|nequi|cuanto (?:me |nos )?cobran|notas? credito|proveedor\w*|me llego|no me (?:da|dan|hacen|expid\w+) factura|ya (?:la )?(?:rechaz|reclam)\w+|reclamo|correo|no (?:la |lo )?reconozco|nit|debo aceptar|cuanto tiempo|cuantos dias)\b/,
    text: [
      'No la pierdes: la factura vale desde que la DIAN la validó, y la plata se puede cobrar aunque el cliente no diga nada. En una venta a crédito, si no la reclama en los 3 días hábiles siguientes a recibir el bien o el servicio, se entiende aceptada (aceptación tácita; Decreto 1154 de 2020). Cuentan días hábiles y desde que recibió lo que compró, no desde la fecha de la factura. Si fue de contado, no hace falta que la acepte.',
      'Ahora: 1. Mira en RADIAN, o en tu programa, si hay acuse de recibo, recibo del bien o reclamo. 2. Guarda la prueba de la entrega: remisión firmada, correo, acta. 3. Si pasó el plazo sin reclamo, pide a tu proveedor de facturación cómo registrar la aceptación tácita, que hace falta para negociarla o cobrarla como título valor. 4. Si la reclamó y tiene razón, nota crédito y otra factura; si no, respóndele por escrito con la prueba.',
      'Si además no paga, un abogado del equipo mira contigo cómo cobrarla.',
    ],
    links: [check, lawyer, call],
  },
]
