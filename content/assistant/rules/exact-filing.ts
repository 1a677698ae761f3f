import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore } from '../../legal-figures'
import { invoiceCheck } from '../../tools/invoice-check'
import { exogenaDuty } from '../exogena'
import { call, incomeLink, lateLink, mail, write } from '../reply-links'
import type { Rule } from '../rules'

const leastBefore = inPesos(Math.round((10 * uvtBefore.value) / 1000) * 1000)

const exogenaLimits = `En ${uvt.year}, 2.400 UVT son ${inPesos(2_400 * uvt.value)} y 11.800, ${inPesos(11_800 * uvt.value)}.`
const otherExogena =
  /\b(?:cuanto (?:me |nos )?cobran|cuando|fechas?|plazo|hasta cuando|que dia|sancion\w*|multa\w*|tarde|correg\w+|corrij\w+|me reportaron|(?:me |mal )report\w+|vence|distrital|municipal|ustedes|errores?|equivoc\w+|que pasa)\b/

const download =
  'El RUT lo descargas tú, gratis: entra a www.dian.gov.co escribiendo la dirección, con tu usuario y contraseña, y baja la copia desde tu cuenta. Si cambió algo, actualízalo primero ahí mismo con tu firma electrónica.'

export const rules: readonly Rule[] = [
  {
    topic: '¿Quién le da a mi empresa el certificado de retención en la fuente?',
    when: [
      /\bcertificad[oa]s?\b/,
      /\b(?:ret\w*nci?on\w*|retefuente|rete fuente)\b/,
      /\b(?:nit|(?:mi|nuestra|la|una) (?:empresa|sas|sociedad|compania|negocio)|(?:nos|me|le|les) (?:practic\w+|retuv\w+|hicieron))\b/,
      /\b(?:necesit\w+|quien|donde|como|envi\w+|mand\w+|regal\w+|ped(?:ir|imos)|pido|solicit\w+|consegu\w+|consigo|descarg\w+|facilit\w+|requier\w+|busco)\b/,
    ],
    not: /\b(?:ingresos|220|laboral|empleador|jefe|emplead\w+|salario|sueldo|trabaj\w+|no (?:me|nos) (?:l[ao]s? )?(?:dan?|dio|dieron|quier\w+|entreg\w+|mand\w+)|cuando|plazo|hasta|fecha|multa\w*|sancion\w*|expedir|expido|darle|le doy|mis proveedores|ica|iva|reteica|reteiva|perd\w+|de mas|cuanto)\b/,
    text: [
      `Lo da quien le retuvo a la empresa, no la DIAN, a más tardar el último día hábil de marzo del año siguiente (DUR 1625 de 2016, art. 1.6.1.13.2.40): el de ${uvt.year} se da hasta marzo de ${uvt.year + 1}.`,
      'Pídelo por escrito a cada cliente o banco, con el NIT y el año; mientras llega, entra a www.dian.gov.co y consulta lo que reportaron de la empresa. Si eres cliente nuestro, los que ya nos mandaron se piden en «Mensajes»; y si lo que buscas es la retención que te practicó nuestra firma, pídelo al correo de abajo.',
    ],
    links: [mail, write, call],
  },
  {
    topic: '¿Ya salió la resolución de la exógena?',
    when: [
      /\b(?:exogenas?|medios magneticos)\b/,
      /\b(?:resoluci[oó]n\w*|normas?|normatividad|reglas|novedades|cambios?|cambiaron|formatos? nuev\w+)\b|\b(?:ya )?(?:sali(?:o|eron)|sacaron|saco|public(?:o|aron))\b/,
    ],
    not: /\b(?:sancion\w*|multa\w*|tarde|no (?:la |lo )?(?:envie|presente|hice)|correg\w+|corrij\w+|me (?:report\w+|sali\w+|aparec\w+)|errores?|equivoc\w+|distrital|municipal|bogota|medellin|numeracion|facturacion|ustedes|cuanto (?:me |nos )?cobran|deuda|renta|devolucion|cruce)\b/,
    text: [
      `Las reglas ya están: desde el año gravable 2024 no se espera una resolución nueva cada año, porque la DIAN las dejó permanentes (Resolución 000162 de 2023, hoy en la Resolución Única 000227 de 2025, con los cambios de la 000233 de 2025). Lo que sí puede salir es otra que las cambie; si en estas semanas salió alguna no lo sé con certeza: búscala en la normativa de www.dian.gov.co.`,
      `La de ${uvtBefore.year} se envió en ${uvt.year}, con plazos que movieron las resoluciones 000012 y 000021 de ${uvt.year}. La de ${uvt.year} se envía en ${uvt.year + 1}, entre abril y junio según el NIT; la tabla de ${uvt.year + 1} todavía no la tenemos confirmada y con tu NIT te avisamos el día. Los topes van en UVT del año que se reporta.`,
      'Mientras tanto sirve cerrar bien el año: terceros con su NIT y dirección, retenciones cuadradas con el formulario 350 y pagos por concepto. Un tributarista revisa contigo qué formatos te tocan.',
    ],
    links: [{ href: '/herramientas/vencimientos/informacion-exogena', label: 'Ver las fechas' }, write, call],
  },
  {
    topic: 'Me reportaron en la exógena un ingreso que no conozco',
    when: [
      /\b(?:exogenas?|medios magneticos|report\w+ (?:de |por )?terceros|(?:renta|declaracion) sugerida|informacion reportada)\b|\bdian\b(?=.*\b(?:aparec\w+|figur\w+|report\w+|dice)\b)/,
      /\b(?:aparec\w+|figur\w+|sal(?:e|en|io|ieron)|report\w+|pusieron|metieron|tiene\w*|tra(?:e|en|ia|jo)|hay|dice|tuve)\b/,
      /\b(?:ingresos?|pagos?|plata|sueldos?|salarios?|honorarios|ventas?|consignacion\w*|arriendos?|cdts?|inversion\w*|saldos?)\b/,
      /\b(?:ni (?:la |lo )?(?:conozco|conoci|se quien)|no (?:la |lo |los |las )?(?:conozco|conoci|recibi|reconozco|recuerdo|se (?:quien|de donde))|nunca (?:la |lo |los |las |me |he |les )*(?:conoci|recib\w+|pag\w+|trabaj\w+|vendi\w*|tuve)|no (?:es|son|era|eran) mi[oa]s?|no trabaj\w+|desconocid\w+|ni idea|ajen[oa]s?|equivocad[oa]s?)\b/,
    ],
    not: /\b(?:abrieron una empresa|rut que (?:yo )?no|mi cedula (?:para|y)|represent\w+|soci[oa] de|requerimiento|emplaz\w+|carta|factur\w+ a mi nombre|que es (?:la |una )?exogena|por que|cuanto (?:me |nos )?cobran)\b/,
    text: [
      'Con calma: un reporte de otro no decide tu renta. Declaras lo que de verdad recibiste y guardas con qué probarlo; la DIAN no puede borrar ese dato, solo lo corrige quien lo reportó.',
      'Ahora: 1. En la consulta de exógena de la DIAN mira el NIT, el nombre y el concepto de quien te reportó: a veces es otro nombre de alguien que sí te pagó. 2. Pídele por escrito el soporte y que lo corrija, y guarda la prueba. 3. Junta extractos y certificados de ese año. 4. Si la DIAN te escribe, contesta en el plazo, con eso. 5. Si usaron tus datos, como facturas o un RUT que no hiciste, denúncialo en la Fiscalía y avísale a la DIAN.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Otro negocio presenta exógena y yo no',
    when: [
      /\b(?:exogenas?|medios magneticos)\b/,
      /\b(?:(?:dice|dijo) que (?:yo |a mi |nosotros )?no|otr[oa] (?:negocio|empresa) (?:igual|si)|amig[oa]s?)\b/,
    ],
    not: otherExogena,
    text: [
      `${exogenaDuty} ${exogenaLimits}`,
      'Por eso dos negocios parecidos pueden quedar distintos: uno retiene, es sociedad o recibe más que el otro. Mira en tu RUT si está el código 14 y pide a quien lleva tu contabilidad que te diga con qué cifras de este año y del anterior te dejó por fuera; si quieres otra opinión, las miramos.',
    ],
    links: [{ href: '/herramientas/vencimientos/informacion-exogena', label: 'Ver las fechas' }, write, call],
  },
  {
    topic: '¿Quién tiene que presentar exógena?',
    when: [
      /\b(?:exogenas?|medios magneticos)\b/,
      /\bquien(?:es)? (?:\w+ ){0,3}(?:tiene\w*|deben?|present\w+|report\w+|envia\w*|hace\w*|obligad\w+)\b/,
    ],
    not: otherExogena,
    text: [`${exogenaDuty} ${exogenaLimits}`],
    links: [{ href: '/herramientas/vencimientos/informacion-exogena', label: 'Ver las fechas' }, write, call],
  },
  {
    topic: '¿Cuándo se envía la exógena y a quién le toca?',
    when: [
      /\b(?:exogenas?|medios magneticos)\b/,
      /\b(?:cuando|fechas?|hasta cuando|plazo|que dia|en que mes)\b/,
      /\b(?:(?:me|le|nos|les) (?:toca|aplica)|tambien|obligad\w+|a quien\w*|quien\w*|(?:debo|debe|tengo que|tiene que|hay que) (?:presentar|enviar|reportar|hacer)\w*|si (?:soy|tengo|una?|mi)|sin empleados|chiquit[ao]|pequen[ao])\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|sancion\w*|multa\w*|tarde|no (?:la )?(?:present\w+|envi\w+)|correg\w+|corrij\w+|ica|iva|renta|retencion en|me reportaron|termina\w*|nit \d+|distrital|municipal)\b|\d{6,}/,
    text: [
      `La exógena de ${uvt.year} se envía en ${uvt.year + 1}. Suele ser entre abril y junio, por las dos últimas cifras del NIT, pero la tabla de ${uvt.year + 1} todavía no la tenemos confirmada: con tu NIT te avisamos el día.`,
      `No depende de tener empleados ni del tamaño. ${exogenaDuty} En ${uvt.year}, 2.400 UVT son ${inPesos(2_400 * uvt.value)}.`,
    ],
    links: [{ href: '/herramientas/vencimientos/informacion-exogena', label: 'Ver las fechas' }, write, call],
  },
  {
    topic: '¿Las herramientas son gratis y hay que registrarse?',
    when: [
      /\b(?:herramientas?|validador|verificador|revisor de facturas|revisar (?:una |las |mi )?facturas?|calculador\w*|simulador)\b/,
      /\b(?:gratis|gratuit\w+|registr\w+|cuesta|cobran|pag(?:ar|o|a)|hay que crear|crear (?:una )?cuenta|inscrib\w+|iniciar sesion|sin cuenta)\b/,
    ],
    not: /\b(?:sancion\w*|multa\w*|revisor fiscal|revisoria|portal|mensualidad|contador que|declar\w+|iva|cuanto (?:iva|se paga|pago))\b/,
    text: [
      'Es gratis y no hay que registrarse: las herramientas se usan sin cuenta y sin dejar el correo. Tampoco se guarda nada: la cuenta se hace en tu propio navegador, y el archivo o el número que escribes no se envía a ninguna parte. La de revisar facturas funciona incluso si te desconectas de internet.',
      'Es distinto en el portal, donde entras con tu cuenta: ahí lo que subes sí queda, para tu empresa y para quien la atiende en la firma.',
    ],
    links: [
      { href: invoiceCheck.path, label: invoiceCheck.name },
      { href: '/tratamiento-datos', label: 'Cómo tratamos tus datos' },
      call,
    ],
  },
  {
    topic: 'La herramienta da una sanción y me dicen otra',
    when: [
      /\b(?:calculador\w*|herramientas?|simulador)\b/,
      /\b(?:sancion\w*|multa\w*|minim[oa]|declarar tarde|extempor\w+)\b/,
      /\b(?:(?:dice|dicen|dio|da|dan|bota|boto|sale|salio|saca|saco|arroja|arrojo|cobra|calcula|calculo|tiene)(?: \w+){0,4} (?:otr[oa]s?|distint\w+|diferentes?|mas|mayor)|otr[oa] (?:valor|cifra|cuenta|numero|cosa)|cual (?:de (?:los|las) dos )?(?:es )?(?:el |la )?(?:buen[oa]|correct\w+|verdader\w+|que vale)|cual (?:le )?(?:creo|uso|pago)|no (?:coincid\w+|cuadra\w*))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|exogena|ugpp|camara|ica|predial|transito|salario|correccion|corregir|minim[oa]|menos|menor|mas bajo|mas baja|es menor)\b/,
    text: [
      `El que use los datos correctos: con los mismos datos, los dos deben dar lo mismo. Si la herramienta da ${minimumPenaltyInPesos}, es la sanción mínima de ${uvt.year}, 10 UVT (E.T., art. 639): sale cuando el 5% del impuesto por cada mes o fracción, o su reducción, da menos (art. 641).`,
      'Compara las dos cuentas: 1. El día en que vencía y el día en que se presenta. 2. El impuesto a cargo. 3. Si cabe la reducción del artículo 640, que mira si ya te habían sancionado. 4. Si ya llegó un emplazamiento, que dobla la sanción (art. 642). 5. Si una de las dos sumó los intereses, que van aparte. Si aun así no cuadra, mándanos las dos cuentas: las revisa un tributarista.',
    ],
    links: [lateLink, write, call],
  },
  {
    topic: 'La herramienta da la sanción mínima y me dicen que es menos',
    when: [
      /\b(?:calculador\w*|herramientas?|simulador)\b/,
      /\b(?:sancion\w*|multa\w*|minim[oa])\b/,
      /\b(?:menos|menor|mas bajo|baja|otra cifra|no (?:coincide|cuadra)|distint\w+|diferente|a quien le creo|esta mal|quien tiene (?:la )?razon)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|exogena|ugpp|camara|ica|predial|transito|salario|correccion|corregir)\b/,
    text: [
      `Si había que declarar y la presentas en ${uvt.year}, a la herramienta: ${minimumPenaltyInPesos} es la sanción mínima, 10 UVT de ${uvt.year}, y por presentar tarde nunca se paga menos, aunque la cuenta del 5% por mes dé una cifra más baja y aunque se aplique la reducción del artículo 640 (E.T., arts. 639 y 641).`,
      `Tu contador puede tener razón en dos casos: si esa declaración no te tocaba (entonces no hay sanción), o si se presentó en ${uvtBefore.year}, cuando la mínima era ${leastBefore}. Pídele la cuenta con su norma, y si no cuadra mándanos las dos: la revisa un tributarista. Los intereses van aparte.`,
    ],
    links: [lateLink, write, call],
  },
  {
    topic: '¿Baja la sanción o la multa por ser la primera vez?',
    when: [
      /\b(?:sancion\w*|multas?)\b/,
      /\b(?:primera vez|primer error|primera (?:sancion|multa|falta)|es la primera|sin antecedentes|no tengo antecedentes|(?:nunca|jamas) (?:antes )?(?:me |nos )?(?:habian?|ha|han|he|hemos)? ?(?:(?:sancion|mult)\w+|(?:pasado|fallado|incumplido|tenido)))\b/,
      /\b(?:rebaj\w+|reduc\w+|reduz\w+|baj\w+|descuent\w+|descont\w+|menos|menor|mitad|perdon\w+|quit\w+|condon\w+|exoner\w+|elimin\w+|alivi\w+)\b/,
    ],
    not: /\b(?:u[gj]pp|camara|transito|comparendo|fotomulta|ministerio|mintrabajo|sic|superintendencia|policia|alcaldia|predial|ica|calculador\w*|herramienta|simulador|cobran|ustedes|emplead\w+|trabajador\w*)\b/,
    text: [
      `Sí. Si la liquidas tú y la DIAN no ha actuado todavía (pliego de cargos, requerimiento especial o emplazamiento), baja a la mitad cuando no te sancionaron por lo mismo en los dos años anteriores, como pasa la primera vez; y al 75% cuando fue hace un año o más, y menos de dos (E.T., art. 640). Nunca queda en menos de 10 UVT (${minimumPenaltyInPesos} en ${uvt.year}; art. 639): si la tuya ya es esa, no hay rebaja. Los intereses no bajan.`,
      'Ahora: 1. Mira si la DIAN ya te escribió por eso. Si actuó o pone ella la sanción, las condiciones son otras, y hay que confirmarlas con una persona antes de pagar. 2. Haz la cuenta en la herramienta, que pregunta lo del artículo 640 y muestra la completa y la reducida. 3. Presenta y paga antes de que te escriba.',
    ],
    links: [lateLink, write, call],
  },
  {
    topic: '¿De dónde descargo el certificado de retención o el RUT?',
    when: [
      /\bcertificad\w+\b/,
      /\b(?:ret\w+nc\w+|retefuente)\b/,
      /\b(?:descarg\w+|bajo|bajar|saco|sacar|genero|generar|imprim\w+|donde|consigo)\b/,
      /\b(?:(?:me )?(?:pide|piden|exige|solicita) (?:un |mi |el |una )?(?:clientes?|proveedor\w*|empresa)|(?:un|mi|el) (?:cliente|proveedor)|rut)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|no (?:me )?(?:lo )?(?:da|dan|entreg\w+|quier\w+|mand\w+|envi\w+)|220|ingresos y|empleo|jefe|salario|nomina|retuvo|retuvieron)\b/,
    text: [
      'El certificado de retención no se baja de la DIAN: lo expide quien retuvo. Si tu empresa le retuvo a ese cliente o proveedor, lo hace tu empresa con su contabilidad: si la llevamos nosotros, pídelo en «Mensajes» con el nombre, el NIT y el año. Si fue él quien te retuvo, es él quien te lo da, a más tardar el último día hábil de marzo del año siguiente (DUR 1625 de 2016, art. 1.6.1.13.2.40).',
      download,
    ],
    links: [
      { href: '/portal', label: 'Ir al portal' },
      { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' },
      call,
    ],
  },
  {
    topic: 'Me piden el RUT actualizado, ¿cómo lo saco?',
    when: [
      /\brut\b/,
      /\b(?:actualizad[oa]|vigente|recientes?|al dia|de este (?:mes|ano)|fecha (?:reciente|de (?:hoy|impresion|expedicion|generacion))|no mayor a|menos de \w+ dias)\b/,
      /\b(?:sac(?:o|ar|arlo)|consig[ou]\w*|consegu\w+|obten\w+|obtiene|gener(?:o|ar|arlo)|descarg\w+|baj(?:o|ar|arlo)|imprim\w+|me (?:lo )?(?:piden|pide|exigen|solicitan)|necesito)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|agreg\w+|quit\w+|actividad|responsabilidad\w*|responsable|direccion|inscrib\w+|perdi la (?:clave|contrasena)|no (?:me |se )?(?:deja|puedo|abre|recuerdo)|no (?:tengo|he sacado|he tenido|tenia) (?:el )?rut|primera vez|iva|camara|multa\w*|sancion\w*|(?:a|de) (?:mis?|un|una|los|las|el|la|cada) (?:clientes?|proveedor(?:es)?|contratistas?|emplead[oa]s?)|les? pido|mi contador|ustedes|beneficiari\w+|suspendid\w+|cancelad\w+|extranjer\w+|exterior)\b/,
    text: [
      `Baja hoy una copia nueva: el PDF trae la fecha en que se genera, y eso suele ser lo que piden con «actualizado». ${download}`,
      'Si nunca has entrado, en esa misma página habilitas tu usuario con tu documento y el correo que está en el RUT; si olvidaste la contraseña, se recupera por ese correo. Nadie debe cobrarte por el papel. Si el correo ya no es tuyo, llámanos y te decimos cómo cambiarlo.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Cómo descargo el RUT?',
    when: [/\brut\b/, /\b(?:descarg\w+|bajo|bajar|bajarlo|imprim\w+|una copia|otra copia)\b/],
    not: /\b(?:cuanto (?:me |nos )?cobran|certificad\w+|agreg\w+|quit\w+|actividad|responsabilidad|responsable|direccion|inscrib\w+|perdi la (?:clave|contrasena)|no (?:me |se )?(?:deja|puedo|abre|recuerdo)|ventas|iva|camara|multa\w*|sancion\w*)\b/,
    text: [
      download,
      'Si olvidaste la contraseña, en la misma página se recupera con el correo que está en el RUT. Si ese correo ya no es tuyo, llámanos y te decimos cómo cambiarlo.',
    ],
    links: [call, write],
  },
  {
    topic: '¿El 4 por mil se resta en la renta?',
    when: [
      /\b4 ?x ?(?:1 ?000|mil)\b|\b(?:4|cuatro) por (?:mil|1 ?000)\b|\bgmf\b/,
      /\b(?:deduc\w+|descont\w+|descuent\w+|rest(?:a|o|ar|an|arlo|arse)|rebaj\w+|baj(?:a|ar)|sirve|recuper\w+|devuelv\w+|met(?:o|er|erlo)|inclu\w+)\b/,
      /\b(?:renta|declar\w+|impuestos?|deducible|gasto)\b/,
    ],
    not: /\b(?:simple|rst|exent\w+|exencion|marc\w+|reforma|eliminar|cuenta contable|contabiliz\w+|cuanto (?:me |nos )?cobran)\b/,
    text: [
      `Sí, la mitad: en la renta se resta el 50% del 4 por mil que te cobraron en el año, tenga o no relación con tu actividad, si el banco lo certifica (E.T., art. 115). Ejemplo: si salieron ${inPesos(100_000_000)}, te cobraron ${inPesos(400_000)} y restas ${inPesos(200_000)}.`,
      'Baja el ingreso sobre el que se calcula el impuesto, no el impuesto mismo. Pide a cada banco el certificado tributario del año, que trae el valor del GMF, y guárdalo con la declaración. En una persona, en qué parte del formulario va depende de tus ingresos: lo miramos contigo.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Van a subir o a quitar el 4 por mil?',
    when: [
      /\b4 ?x ?(?:1000|mil)\b|\b(?:4|cuatro) por (?:mil|1000)\b|\bgmf\b/,
      /\b(?:sub\w+|aument\w+|increment\w+|baj\w+|quit\w+|elimin\w+|acab\w+|reforma|desmont\w+|cambi\w+ (?:la|el|con))\b/,
    ],
    not: /\b(?:cuenta|marc\w+|exent\w+|exencion|me (?:quit|cobr|desc)\w+|deduc\w+|retir\w+|banco\w*|sub(?:ir|o|i) (?:una|la|el|un) (?:factura|archivo|documento))\b/,
    text: [
      'Hoy es el mismo: 4 pesos por cada 1.000 que salen de la cuenta (E.T., art. 872). Un proyecto de reforma no cambia nada hasta que es ley, sancionada y publicada, y este chat no sigue los proyectos.',
      'Si quieres saber si algo ya cambió y desde cuándo, pregúntaselo a una persona del equipo.',
    ],
    links: [call, write],
  },
]
