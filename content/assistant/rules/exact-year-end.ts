import { monthNames } from '../../calendar-names'
import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtByYear, uvtInPesos } from '../../legal-figures'
import { simpleRegime } from '../../tools/guides/simple-regime'
import { bogota } from '../bogota'
import { call, evaluation, incomeLink, write } from '../reply-links'
import type { Rule } from '../rules'
import { simpleDay, simpleDeadline } from '../simple-deadline'
import { startingAt } from '../starting-at'

const next = uvt.year + 1
const dates = { href: '/herramientas/vencimientos', label: 'Ver los vencimientos' } as const
const tool = { href: simpleRegime.path, label: simpleRegime.name } as const

const later = `(?:enero|ano (?:entrante|que viene|nuevo|siguiente)|(?:otro|proximo|siguiente|nuevo) ano|${next})`
const sooner = `(?:diciembre|este (?:ano|mes)|${uvt.year}|ahora|ya|de una|antes de (?:que (?:se )?(?:acabe|termine)|fin(?:alizar)?))`

const company = /\b(?:sas|s a s|sociedad|empresa|compania|ltda)\b/
const closesCompany =
  /\b(?:cierr[oae]|cerr(?:ar\w*|amos)|liquid(?:o|ar\w*|amos)|disolv\w+|cancel(?:o|ar\w*|amos))\b(?! (?:el|este|los|de|con|a (?:un|una|mi|mis)) )/

/** Answers to questions of the year's end, such as whether to found a company in December or in January. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Alcanzo a cerrar la empresa antes de fin de año?',
    when: [
      company,
      closesCompany,
      new RegExp(
        `\\balcanz\\w+|\\bantes (?:de(?:l| que)?)(?: \\w+){0,4} (?:ano|31|diciembre|enero)\\b|\\beste ano\\b|\\ben ${uvt.year}\\b|\\b31 de diciembre\\b|\\btodavia (?:hay tiempo|puedo|se puede)\\b`,
      ),
      /\b(?:alcanz\w+|tiempo|puedo|podemos|se puede|impuestos?|declar\w+|ahorr\w+|renovar|evit\w+)\b/,
    ],
    not: /\b(?:emplead\w+|trabajador\w*|vacaciones|festiv\w+|deudas?|deb(?:o|emos|e)|embarg\w+|multa\w*|nunca|jamas|sin movimiento\w*|inactiva|quieta|parada|cuanto (?:\w+ )?(?:cuesta|vale|cobran|sale)|vend\w+|contrato|negocio (?:que|con)|iva|prima|libros|no (?:la )?(?:he|hemos|ha|tuvo|hubo|movi)\w*|persona natural|establecimiento)\b/,
    text: [
      `Todo el trámite, difícilmente: con las cuentas al día suele tomar de uno a tres meses. Y cerrar antes del 31 de diciembre no borra el impuesto de ${uvt.year}: la renta se declara hasta el día en que termina la liquidación (E.T., art. 595), y hasta cancelar el RUT se sigue presentando lo que toque.`,
      'Lo que sí alcanzas: 1. Presentar las declaraciones pendientes. 2. El acta en que los socios aprueban disolver y liquidar, para inscribirla en la Cámara de Comercio. 3. Avisar a la DIAN (art. 847) y hacer la lista de bienes y deudas. Después van la cuenta final, la matrícula, el ICA y, al final, el RUT.',
      `Lo que se ahorra: si la matrícula está al día y pides cancelarla a más tardar el 31 de marzo de ${next}, en general no se paga la renovación de ${next}; confírmalo en tu Cámara. Con el NIT te decimos qué falta.`,
    ],
    links: [{ href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }, call, evaluation],
  },
  {
    topic: '¿Qué documentos mando para el cierre de año?',
    when: [
      /\b(?:documentos?|papeles|soportes|informacion|lista|que (?:les |me |nos )?(?:tengo|tenemos|debo|hay|necesit\w+|pid\w+|mand\w+|envi\w+|entreg\w+|pas\w+))\b/,
      /\b(?:mand\w+|envi\w+|entreg\w+|pas(?:o|ar\w*|amos)|dar(?:les)?|necesit\w+|pid\w+|alist\w+|prepar\w+|tener list\w+|lista|reun\w+)\b/,
      /\b(?:cierre|cerrar)(?: (?:contable|fiscal|de|del|el|este|fin|final|la contabilidad))* (?:ano|anual|diciembre|20\d\d)\b|\bcierre (?:anual|fiscal|contable)\b/,
    ],
    not: /\b(?:mes|mensual|mi renta|persona natural|asalariad\w+|dian|exogena|precio|cuanto|cobran|inventario (?:es|toca)|fiesta|regal\w+|(?:cerrar|cierre de) (?:la |mi )?(?:empresa|sas|sociedad|compania|caja)|portal no|revisor\w*|asamblea)\b/,
    text: [
      `Si eres cliente, lo que te pedimos está en «Solicitudes» del portal, con su fecha: súbelo ahí. Para cerrar ${uvt.year}, casi siempre: 1. Extractos al 31 de diciembre de bancos, tarjetas y créditos. 2. Conteo del inventario, firmado, con cantidad y costo. 3. Quién te debe y a quién le debes, con el valor. 4. Facturas y documentos soporte que falten, a nombre de la empresa. 5. Nómina, PILA, prima, cesantías e intereses. 6. Equipos que compraste o vendiste. 7. Certificados de retención. 8. Actas del año.`,
      'Las facturas y el conteo van antes del 31 de diciembre; los extractos y los certificados, apenas salgan en enero. Si no sabes si algo falta, pregúntalo en «Mensajes»; si aún no eres cliente, llámanos.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: '¿Hasta qué fecha compro para deducirlo este año?',
    when: [
      /\b(?:hasta (?:que (?:fecha|dia|mes)|cuando|el 31)|ultim[oa] (?:dia|fecha)|(?:dia|fecha) (?:es )?(?:el |la )?(?:ultim[oa]|limite|maxim[oa])|(?:hay|tengo|que) plazo|plazo (?:para|tengo|hay)|antes de(?:l| que)?(?: \w+){0,3} (?:ano|31|diciembre|enero))\b/,
      /\b(?:compr(?:o|a|as|ar\w*|e|amos)|gast(?:o|os|ar|e|amos)|invert(?:ir|imos))\b/,
      /\b(?:deduc\w+|descont\w+|descuent\w+|rest(?:ar\w*|o|e|en)|(?:la|mi|de|en) renta|impuesto de renta|declaracion)\b/,
    ],
    not: /\d{5,}|\b(?:iva|ica|retenc\w+|retefuente|devol\w+|casa|apartamento|apto|vivienda|lote|carro|tope\w*|exogena|present\w+|mand\w+|envi\w+|sub(?:ir|o)|entreg\w+|corr[ei]g\w+|dolares|acciones|fals[oa]s?|factura vencida|nomina|prima|anchetas?|regal\w+|donaci\w+|cuanto (?:me |nos )?cobran)\b/,
    text: [
      `Hasta el 31 de diciembre de ${uvt.year}. Quien lleva contabilidad resta lo que se causa en el año, aunque lo pague después; quien no la lleva, lo que pagó en él (E.T., arts. 104 y 105).`,
      `La factura electrónica o el documento soporte debe tener fecha de ${uvt.year} y tu NIT o tu cédula, y la compra, tener que ver con tu ingreso, ser necesaria y proporcionada (art. 107). Un equipo de más de 50 UVT${uvtInPesos(50)} no entra de una vez: se deprecia por años (art. 137). En el SIMPLE no se restan costos.`,
      `Si no tienes negocio, como persona restas el 1% de lo comprado con factura electrónica a tu nombre y pagado en el año con tarjeta u otro medio electrónico, hasta 240 UVT${uvtInPesos(240)} (art. 336, numeral 5). Manda las facturas a tu asesor antes del 31.`,
    ],
    links: [write, call],
  },
  {
    topic: '¿Puedo descontar las anchetas y los regalos a clientes?',
    when: [
      /\b(?:anchetas?|regal(?:o|os|e|amos|ar|ito|itos)|obsequi\w+|fiestas?|festejos?)\b/,
      /\b(?:anchetas?|clientes?|proveedor\w*|emplead[oa]s?|trabajador\w*|empresa|negocio|personal)\b/,
      /\b(?:descont\w+|descuent\w+|deduc\w+|rest(?:ar\w*|o|amos|an)|gastos?|impuestos?|renta|iva)\b/,
    ],
    not: /\b(?:me (?:regal\w+|dio|dieron)|bonos?|salari\w+|sueldo|primas?|prestacional\w*|rifas?|sorteos?|premios?|donaci\w+|donar|fundacion\w*|herencia|casa|apartamento|lote|carro|acciones|(?:empresa|negocio) de (?:anchetas|regalos|obsequios|fiestas)|infantiles|vend\w+|venta|ustedes|cobran|contrat\w+|dj|musica|salon|alquil\w+|organiz\w+|funcionari[oa]s?|aduan\w+|import\w+)\b/,
    text: [
      'Sí, en la renta y con tope (en el SIMPLE, no): son «atenciones a clientes, proveedores y empleados», y todas las del año, con fiestas y reuniones, se restan hasta el 1% de los ingresos fiscales netos (E.T., art. 107-1). Deben ser del giro normal del negocio y tener soporte: factura electrónica a nombre de quien declara y la lista de a quién se dieron. Quien no tiene negocio no las resta.',
      'El IVA que pagas por esos regalos no se descuenta, según la DIAN (concepto 005408 de 2025), y regalar tu propia mercancía gravada cuenta como venta para el IVA (art. 421). Manda las facturas a tu asesor antes del 31 de diciembre, para que entren en el año.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué fechas tengo pendientes este mes o en diciembre?',
    when: [
      /\b(?:fechas|vencimientos|obligaciones|plazos)\b/,
      /\b(?:pendientes?|tengo|tenemos|vienen|me (?:tocan?|vencen?)|nos (?:tocan?|vencen?)|cuales|que (?:fechas|vencimientos|obligaciones|plazos))\b/,
      new RegExp(`\\b(?:de|en|para|del|este|proximo) (?:el )?(?:mes|${monthNames.join('|')})\\b`),
    ],
    not: /\d|\b(?:iva|renta|retenc\w+|retefuente|ica|reteica|rete|exogenas?|simple|rst|nomina|pila|planilla|prima|cesantias|consumo|patrimonio|predial|vehiculos?|camara|matricula|factur\w+|documentos?|calendario tributario|cobran|atras\w+|venci(?:o|eron|d\w+)|multa\w*|sancion\w*|contrato|poliza|escolar|clases|citas?|reunion|pago de|prestamo|termin\w+|cerr\w+|cancel\w+|emplead\w+|vacaciones)\b/,
    text: [
      'Si eres cliente, en el portal, «Calendario» tiene lo de tu empresa: qué vence, qué día y qué está ya presentado o pagado. Desde este chat no veo cuentas.',
      'Si no, en la herramienta escribes tu NIT o tu cédula y salen los vencimientos de cada impuesto, día por día; también puedes mirar un mes completo. O escríbeme aquí el impuesto y el último dígito del NIT, y te digo la fecha.',
    ],
    links: [dates, { href: '/portal', label: 'Ir al portal' }, call],
  },
  {
    topic: `¿Quién declara renta en ${next}?`,
    when: [
      /\b(?:declar\w+|renta)\b/,
      /\b(?:a )?quien(?:es)?\b(?: \w+){0,4} (?:declar\w+|present\w+|hac\w+|obligad\w+|tien\w+|deb\w+|toca\w*)\b|\b(?:como|quiero) s(?:e|aber) si (?:\w+ ){0,3}(?:declar\w+|toca|tengo)\b/,
      new RegExp(
        `\\b(?:otro|proximo|siguiente|entrante|nuevo) ano\\b|\\bano (?:que viene|entrante|siguiente|nuevo)\\b|\\b${next}\\b|\\b(?:por|de|del|sobre)(?: (?:lo|el|de|del|este|ano|gravable)){0,4} ${uvt.year}\\b|\\bpor (?:lo de )?este ano\\b`,
      ),
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|empresas?|sas|s a s|sociedad(?:es)?|iva|retencion|exogena|ica|simple|rst|patrimonio|cobran|ustedes|uds|contador\w*|muri\w+|fallec\w+|vend[io]\w*|hered\w+|pensionad\w*|extranjer\w+|exterior|vivo en|firma\w*|se me paso|multa\w*|sancion\w*|cuando|fechas?|beneficio)\b/,
    text: [
      `Una persona declara renta por ${uvt.year} si en ese año pasa uno solo de estos topes: ingresos brutos desde 1.400 UVT (${inPesos(1_400 * uvt.value)}); compras, consumos con tarjeta o consignaciones de más de esa cifra; o patrimonio bruto de más de 4.500 UVT (${inPesos(4_500 * uvt.value)}) al 31 de diciembre, sin restar deudas. También si es responsable de IVA (E.T., arts. 592 a 594-3).`,
      `Se presenta en ${next}, entre agosto y octubre, por las dos últimas cifras de la cédula. Pasar un tope obliga a presentarla, no siempre a pagar. Suma lo de todas tus cuentas y trabajos, con diciembre, y si te toca la preparamos contigo.`,
    ],
    links: [incomeLink, dates, call],
  },
  {
    topic: '¿Es obligatorio contar el inventario a fin de año?',
    when: [
      /\binventarios?\b/,
      /\b(?:obligatori[oa]s?|obligad[oa]s?|obligan?|obligacion|toca|tengo que|tenemos que|hay que|debo|debemos|es necesario|se puede|puedo|exigen?)\b/,
      /\b(?:fisic[oa]s?|cont(?:ar|arlo|eo|eos)|31|diciembre|fin(?:al)? de ano|cierre|cada ano|anual|todos los anos|al ano)\b/,
    ],
    not: /\b(?:rob\w+|faltantes?|perdi\w*|danad\w+|vencid\w+|incendi\w+|iva|simple|revisor\w*|auditor\w*|auditan|program\w+|software|excel|ustedes|uds|cobran|herencia|sucesion|hered\w+|conyugal|separaci\w+|divorcio|arr[ie]+nd\w+|apartamento|descont\w+|deduc\w+|restar\w*|multa\w*|sancion\w*)\b/,
    text: [
      'Sí: quien es comerciante hace un inventario y un balance al empezar y por lo menos una vez al año (Código de Comercio, art. 52), y llevar inventario permanente no lo libra, según el Consejo de Estado (sentencia 17762 de 2012). Si además hallas el costo por juego de inventarios, sin el conteo final no hay cómo calcularlo (E.T., art. 62).',
      `No tiene que ser justo el 31: lo usual es contar unos días antes o después y ajustar con lo comprado y lo vendido, para llegar al saldo del 31 de diciembre de ${uvt.year}. Deja la lista firmada, con cantidad y costo; explica las diferencias con los libros antes del cierre y guárdala diez años (Ley 962 de 2005, art. 28). Si no llevas contabilidad, pregúntanos qué te toca.`,
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }, call],
  },
  {
    topic: '¿En el SIMPLE también se declara IVA?',
    when: [
      /\b(?:simple|rst)\b/,
      /\biva\b/,
      /\b(?:toca|debo|tengo que|hay que|se|tambien|obligad[oa]s?|aparte)\b(?: \w+){0,4} (?:declar\w+|present\w+|pag(?:a|o|ar|amos))\b|\b(?:declar(?:a|o|an|amos|ar)|present(?:a|o|an|amos|ar)|pag(?:a|o|an|amos|ar))\b(?: \w+){0,5} iva\b|\bcomo (?:lo |la |se )?(?:declar|present|pag)\w+/,
    ],
    not: /\d{5,}|\b(?:ret[ei]\w+|cuando|fechas?|plazo|vence\w*|tarde|sancion\w*|multa\w*|atras\w+|no (?:he |lo |la )*(?:present|declar|pagu|pag)\w+|conviene|mejor|cambi\w+|pasar\w*|ahorr\w+|diferencia|ordinario|salir\w*|sal[ig]\w+|restaurante|consumo|tienda|peluqueria|cobran|ustedes|saldo a favor|descont\w+|cada cuanto|bimestral|cuatrimestral|dej\w+ de)\b/,
    text: [
      'Sí, si vendes algo gravado y eres responsable de IVA (código 48 en el RUT). No va en los formularios de cada dos o cuatro meses: se paga con el anticipo de cada bimestre (formulario 2593), si lo presentas, y se declara una sola vez al año, en febrero.',
      `Si no eres responsable (49) o solo vendes excluidos, no: ni lo cobras ni lo declaras. La persona natural que en el SIMPLE no presenta anticipos, porque ingresa menos de 3.500 UVT${uvtInPesos(3_500)} (E.T., art. 910, parágrafo 3), mira su casilla 53 con su contador. El impuesto SIMPLE va aparte, en la declaración anual de abril (formulario 260), y con él no hay declaración de renta aparte.`,
    ],
    links: [dates, write, call],
  },
  {
    topic: '¿Creo la empresa en diciembre o espero a enero?',
    when: [
      /\b(?:cre(?:ar|arla|o|amos|e)|abr(?:ir|irla|o|imos)|mont(?:ar|arla|o|amos)|constitu\w+|registr\w+|matricul(?:ar|arla|arme|o|arse)|legaliz\w+|formaliz\w+|inscrib\w+)\b/,
      /\b(?:empresa|sas|s a s|sociedad|negocio|compania|emprendimiento|tienda|camara)\b/,
      new RegExp(`\\b${sooner}\\b[^]*\\b${later}\\b|\\b${later}\\b[^]*\\b${sooner}\\b`),
      /\b(?:esper\w+|mejor|convien\w+|conviene|aguant\w+|dej(?:o|ar|arlo|arla)|da (?:igual|lo mismo)|renovar\w*|o (?:en |hasta |me |la |lo )*(?:enero|diciembre|el|ano))\b/,
    ],
    not: /\b(?:contador\w*|cerr\w+|cancel\w+|liquid\w+|desp[ie]d\w+|emplead\w+|trabajador\w*|portal|libros|iva|exogena|prima|simple|vender|renov(?:e|ado)|sancion\w*|multa\w*)\b/,
    text: [
      `En enero, si en diciembre todavía no la necesitas para firmar o facturar. Una matrícula de diciembre se renueva, y se paga otra vez, a más tardar el 31 de marzo de ${next}, sin que importe cuándo se hizo (Código de Comercio, art. 33; Decreto 668 de 1989, art. 1). La que se hace en enero ya es la de ${next} y se renueva entre enero y marzo de ${next + 1}.`,
      `En impuestos: creada en diciembre, una sociedad presenta en ${next} la renta de ${uvt.year}, aunque dé cero, y el ICA si alcanzó a vender; creada en enero, su primera renta se presenta en ${next + 1}. Conviene diciembre si un cliente te pide contrato o factura este año. Como toma de 2 a 4 semanas, puedes dejar listos ahora el nombre, los socios y los estatutos, y radicar en los primeros días de enero.`,
    ],
    links: [{ href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }, evaluation, call],
  },
  {
    topic: '¿Qué puede hacer la empresa en diciembre para bajar la renta?',
    when: [
      /\b(?:plane\w+|planific\w+|baj(?:ar|arle|amos|o)|reduc\w+|ahorr\w+|pagar menos|pague menos|disminu\w+|optimiz\w+|que (?:se )?(?:puede|puedo|podemos|debo) hacer|que (?:hago|hacemos|alcanz\w+))\b/,
      /\b(?:renta|impuestos?|tributari[oa]s?)\b/,
      /\bdiciembre\b|\bantes de(?:l| que| el)? (?:\w+ ){0,3}(?:ano|cierre|31)\b|\b(?:acab\w+|termin\w+|cierr\w+|cerrar|fin|final|finales) (?:de |del |el |este )*ano\b|\bcierre (?:de ano|del ano|fiscal|anual)\b/,
      /\b(?:empresa|sas|s a s|sociedad|compania|utilidad\w*|ltda)\b/,
    ],
    not: /\b(?:soy (?:emplead[oa]|asalariad[oa])|persona natural|independiente|sueldo|salario|prima|cesantias|aguinaldo|evad\w+|escond\w+|fals[oa]s?|compr\w+ facturas|inflar|iva|cre(?:ar|o|amos) (?:una|la|mi)|abrir|cerrar la|liquidar|dividendos|que vence|fechas?|plazo)\b/,
    text: [
      `Todavía se puede, con lo que pase de verdad antes del 31 de diciembre: cada ${inPesos(10_000_000)} de gasto aceptado bajan ${inPesos(3_500_000)} de renta (35%; E.T., art. 240). 1. Que todo lo recibido este año quede en la contabilidad con factura electrónica o documento soporte, también la nube y las licencias de afuera (arts. 105 y 107). 2. Nómina y contratistas con su seguridad social al día (art. 108). 3. Donaciones a entidades del régimen especial: el 25% se resta del impuesto, con tope y certificado (art. 257). 4. Retenciones y anticipos que falten por tomar. Una provisión por algo incierto no se resta (art. 105), y un equipo entra poco a poco, por depreciación.`,
      `No sirven las facturas compradas ni los gastos personales. Mira también si a la empresa le conviene el SIMPLE de ${next}: se entra hasta ${simpleDay}.`,
      `La asesoría tributaria va ${startingAt('asesoria-tributaria')}; una planeación de una sola vez se cotiza por escrito después de la evaluación, que es gratuita. Con el balance a noviembre te decimos qué alcanza y cuánto baja.`,
    ],
    links: [
      evaluation,
      { href: contactHref('asesoria-tributaria'), label: 'Pedir una cotización' },
      tool,
      call,
    ],
  },
  {
    topic: `¿Ya salió el calendario tributario de ${next}?`,
    when: [
      /\bcalendarios? (?:tributari[oa]s?|fiscal|(?:de )?(?:la )?dian|de (?:los )?(?:impuestos|vencimientos))\b|\b(?:fechas|plazos|vencimientos) (?:tributari[oa]s|(?:de )?(?:la )?dian|de (?:los )?impuestos)\b/,
      new RegExp(
        `\\b(?:${next}|ano (?:entrante|que viene|siguiente|nuevo)|(?:otro|proximo|siguiente|nuevo) ano)\\b`,
      ),
    ],
    not: /\b(?:iva|retenc\w+|retefuente|ica|predial|vehicul\w+|exogena|medios magneticos|simple|patrimonio|consumo|nit|cedula|termin\w+|reforma|cobran)\b|\d{5,}/,
    text: [
      `El calendario nacional sí, y no hay que esperar otro decreto: el Decreto 2229 de 2023 dejó los plazos de la DIAN en días hábiles, para 2024 y los años siguientes. Las fechas de ${next} de renta, IVA, retención, consumo y SIMPLE ya están en la herramienta, calculadas con esa regla: escribe tu NIT o mira un mes.`,
      `Lo que falta: el ICA, el predial y los vehículos, que cada ciudad fija por resolución (en ${bogota} ya están las de ICA y ReteICA de lo último de ${uvt.year}, que vencen en enero y febrero: Resolución SDH-000195 de 2025); la tabla de la exógena${uvtByYear[next] ? '' : `; y la UVT de ${next}, que cambia los topes`}. Si el Gobierno mueve un plazo, la herramienta se corrige.`,
    ],
    links: [dates, write, call],
  },
  {
    topic: '¿Cómo me paso al SIMPLE y hasta cuándo?',
    when: [
      /\b(?:simple|rst)\b/,
      /\bcomo (?:\w+ ){0,4}(?:entr|pas|met|inscrib|acog|cambi)\w*\b|\b(?:que (?:hago|toca|debo|tengo que)|pasos|tramite) (?:\w+ ){0,4}(?:entr|pas|met|inscrib|acog|cambi)\w+/,
      /\bhasta (?:cuando|que (?:dia|fecha))\b|\bplazo\b|\bfecha (?:limite|maxima)\b|\bcuando (?:vence|se vence|cierra|es)\b/,
    ],
    not: /\b(?:sal(?:ir|irme|go)|retir\w+|volver|excluy\w+|anticipos?|pag(?:o|ar|a) (?:el|la)|declaracion anual|iva|retenc\w+|cuanto (?:se )?pag\w+|presenta\w* (?:el|la)|ordinario|conviene|requisitos?|quien(?:es)?)\b/,
    text: [
      simpleDeadline,
      `Cómo: actualiza el RUT en www.dian.gov.co, gratis y con firma electrónica: agrega la responsabilidad 47 y quita la 05. Antes mira que puedas: ingresos del año anterior de menos de 100.000 UVT${uvtInPesos(100_000)}, estar al día en impuestos y seguridad social y no tener una actividad excluida (E.T., arts. 905 y 906). La herramienta compara si te conviene.`,
    ],
    links: [tool, write, call],
  },
  {
    topic: '¿Hasta cuándo entro al SIMPLE y me puedo salir después?',
    when: [
      /\b(?:simple|rst)\b/,
      /\b(?:inscri\w+|entr(?:ar|o|amos|arme|e)|registr\w+|(?:pas(?:ar|arme|arnos|o)|acog\w+|met(?:er|erme|o)|cambi(?:ar|arme|o)) (?:a|al|en) (?:el )?(?:regimen )?simple)\b/,
      /\b(?:sal(?:ir|irme|irnos|irse|go|gamos)|retir(?:ar|arme|arnos|o)|devolver(?:me|nos)|arrepient\w+|volver al (?:ordinario|comun))\b/,
    ],
    not: /\b(?:volver a entrar|entrar (?:otra vez|de nuevo)|excluy\w+|excluid\w+|sac(?:ar|aron|an)|retenc\w+|mora|atras\w+|deb[eo]|cuanto (?:me |nos )?(?:cobran|sale))\b/,
    text: [
      `Para entrar al SIMPLE de ${next}: hasta ${simpleDay}, el último día hábil del mes, si ya tienes RUT; vale para todo ese año (E.T., art. 909). Se pide actualizando el RUT, que queda con el código 47.`,
      `Para salir después: sí, una vez al año y nunca a mitad de uno. Se actualiza el RUT antes del último día hábil de enero (DUR 1625 de 2016, art. 1.5.8.4.3): si entras para ${next}, en enero de ${next + 1}; si ya estás y no quieres seguir en ${next}, a más tardar el jueves 28 de enero.`,
    ],
    links: [tool, write, call],
  },
]
