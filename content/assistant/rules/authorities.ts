import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt } from '../../legal-figures'
import { call, lateLink } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const least = `${minimumPenaltyInPesos} en ${uvt.year}`
/** The late penalty of a month, 0.5% of the gross income, reaches the minimum penalty at this income. */
const incomeOfLeast = inPesos((Math.round((10 * uvt.value) / 1000) * 1000) / 0.005)

export const rules: readonly Rule[] = [
  {
    topic: 'Una multa por no facturar',
    asked: `me multaron por no facturar, cierre por no dar factura, sancion por no expedir factura, comparendo por no facturar`,
    when: [/\b(?:comparendo|multa\w*|sancion\w*|cierre|sell\w+)\b/, /\bfactur\w+\b/],
    not: /\b(?:transito|simit|electronica con error|exogena|iva tarde|cuanto me cobran|retenc\w*|talonario|contingencia|se (?:me |nos )?(?:cayo|dano)|sin (?:internet|luz|sistema))\b/,
    text: [
      'Con calma: por no facturar, o hacerlo sin los requisitos, la sanción de la DIAN es el cierre del local por tres días (E.T., art. 657), y se evita aceptando y pagando el 5% de los ingresos operacionales del mes anterior a la falta (parágrafo 6). No es un comparendo de tránsito ni de policía: mira qué entidad firma el papel.',
      'Ahora: 1. Lee el título, la fecha y el plazo: primero suele venir un pliego de cargos, con 10 días hábiles para responder, y contra la resolución de cierre hay otros 10 para el recurso. 2. Reúne lo que tengas de esa venta y el RUT: si no estás obligado a facturar, ese es el argumento. 3. Habilítate y factura desde hoy. 4. No pagues a nadie en efectivo ni quites sellos. Llámanos con el documento antes de que venza.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Alguien ofrece arreglar una multa por plata',
    asked: `un funcionario me pidio plata para no cerrarme, me pidieron soborno en una visita, me piden plata para no sancionarme, un senor me ofrece bajarme la multa por plata`,
    when: [
      /\b(?:funcionario|soborn\w*|coima|mordida|palanca|un conocido|un senor|un man|tramitador)\b/,
      /\b(?:bajar\w*|arregl\w+|agiliz\w+|quitar\w*|ofrec\w+|soborn\w*|coima|mordida|palanca)\b/,
    ],
    not: /\b(?:factic\w+|factur\w+|visit\w+|me pidio facturas|deb\w+)\b/,
    text: [
      'No pagues: los trámites de la DIAN son gratis y una multa no se baja por debajo de la mesa. Darle plata a un funcionario es cohecho, un delito para los dos (Código Penal, art. 407), y casi siempre quien lo ofrece es un estafador.',
      'Ahora: 1. Guarda mensajes, números y nombres. 2. Denúncialo: línea anticorrupción de la DIAN (www.dian.gov.co), la Fiscalía o la Procuraduría. 3. Lo legal sí baja la multa: la reducción del artículo 640 del E.T., un recurso a tiempo, o una facilidad de pago (art. 814). Llámanos con la resolución y te decimos qué reducción te toca.',
    ],
    links: [call, lateLink, write],
    calms: true,
  },
  {
    topic: 'Me piden firmar o hacer algo falso',
    asked: `mi jefe me pide firmar facturas falsas`,
    when: [
      /\b(?:jefe|cliente|socio|me (?:pide|piden|obliga|obligan))\b/,
      /\b(?:fals\w+|adulter\w+|alter\w+|mentir|doble contabilidad|no declar\w+ todo|dos contabilidades|maquill\w+)\b/,
    ],
    not: /\b(?:es|son|sera|seran|sea|parece) (?:\w+ ){0,2}fals[oa]s?\b|\b(?:correo|mensaje|sms|enlace|link) (?:\w+ ){0,3}fals[oa]s?\b/,
    text: [
      'No lo firmes. Quien firma o hace una factura, un balance o una declaración que no es verdad responde por ella, aunque se lo hayan ordenado: puede ser falsedad o fraude fiscal, y un contador pierde la tarjeta. Una orden ilegal no se cumple.',
      'Ahora: 1. Di que no por escrito y guarda la orden. 2. Guarda copia de lo que sí hiciste. 3. Si te amenazan con el empleo, el Ministerio del Trabajo orienta gratis; lo falso se puede denunciar ante la DIAN o la Fiscalía, también de forma anónima. 4. Si ya firmaste algo, habla con un abogado antes de que pregunten. Con esto no ayudamos a quien lo pide; sí a ponerlo en orden.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Un mensaje dice que tengo una devolución',
    asked: `me llego un sms que tengo devolucion de la dian`,
    when: [
      /\b(?:sms|mensaje|correo|whatsapp|link|enlace)\b/,
      /\b(?:devolucion|saldo a favor|reembolso|premio|subsidio)\b/,
      /\b(?:dian|gobierno|banco)\b/,
    ],
    not: /\b(?:como pido|solicitar|tramite)\b/,
    text: [
      'No lo abras: la DIAN no avisa devoluciones por SMS ni pide tus datos del banco por un enlace. Una devolución la pides tú, en su portal, y aparece al entrar a www.dian.gov.co con tu usuario. La DIAN escribe desde @dian.gov.co.',
      'Si ya entraste o diste datos: 1. Llama al banco y bloquea tarjeta o cuenta. 2. Cambia claves desde otro equipo. 3. Guarda el mensaje y repórtalo a la DIAN y en adenunciar.policia.gov.co. Si quieres saber si de verdad tienes saldo a favor, con tu última declaración te lo decimos.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Un plazo o una rebaja especial de la DIAN',
    asked: `hay amnistia de la dian, rebaja de intereses de la dian este año, hay descuento de sanciones, alivio tributario vigente`,
    when: [
      /\b(?:amnistia|rebaja|condonacion|descuento de intereses|alivio|perdon\w*|beneficio tributario)\b/,
      /\b(?:dian|interes\w*|sancion\w*|multa\w*|impuesto\w*|este ano|deuda\w*)\b/,
    ],
    not: /\b(?:sueldo|tienen|ustedes|ponen)\b/,
    text: [
      'Una rebaja de intereses o «amnistía» solo la da una ley por un tiempo; hoy no tenemos confirmada ninguna vigente, y si alguien te la ofrece por plata no es real. Mira los anuncios en www.dian.gov.co o pregunta antes de pagar.',
      'Lo que hay siempre: 1. La sanción baja al 50% o al 75% si presentas o corriges tú, sin que la DIAN haya actuado y sin sanción igual en los años anteriores (E.T., art. 640), no menos de la mínima. 2. Una facilidad de pago por cuotas (art. 814). 3. La prescripción del cobro, en general a los 5 años (art. 817). Los intereses no se rebajan solos: pararlos es pagar. Con tu estado de cuenta te decimos cuál sirve.',
    ],
    links: [lateLink, call, write],
  },

  {
    topic: 'Me ofrecen facturas o cupos',
    asked: `me ofrecieron comprar facturas para bajar el iva, me pueden conseguir unas facticas de gastos para bajar la renta pago bien, me ofrecieron comprar un cupo de facturas con iva del 4 eso es legal`,
    when: [
      /\b(?:compr\w+|vend\w+|ofrec\w+|consigu\w+|conseguir|necesito|hacen|hagan|inflar)\b/,
      /\b(?:facturas?|facticas|cupos?|soportes?|costos|gastos)\b/,
      /\b(?:cupo\w*|fals\w+|para bajar|pa bajar|bajar (?:la|el)|ficti\w+|infla\w+|sin comprar|chimb\w+|iva del \d|para descontar)\b/,
    ],
    text: [
      'No, es ilegal y no lo hacemos: comprar facturas o «cupos» es usar operaciones que no existieron. La DIAN lista proveedores ficticios, rechaza el gasto y el IVA con sanción, y puede ser delito de defraudación tributaria para quien las vende y quien las usa (Código Penal, art. 434B).',
      'Si te las ofrecieron, no aceptes y guarda los mensajes; puedes denunciarlo en el portal de la DIAN. Si ya usaste alguna, corregir la declaración antes de que pregunten cuesta mucho menos: un tributarista lo mira contigo en reserva. Y sí hay maneras legales de pagar lo justo: gastos reales con factura, nómina al día, deducciones y escoger bien el régimen.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Poner los bienes a nombre de otro',
    asked: `puedo poner la empresa a nombre de mi abuela para que no me embarguen`,
    when: [
      /\b(?:nombre de|testaferr\w+|pas\w+ (?:la|el|mis|los)|escond\w+|traspas\w+)\b/,
      /\b(?:abuel\w+|mama|papa|herman\w+|hij\w+|espos\w+|suegr\w+|amig\w+|otra persona|tercero|prim\w+|testaferr\w+)\b/,
      /\b(?:embarg\w+|no (?:me )?(?:cobr\w+|quit\w+)|dian|deud\w+|evadir|no pagar|evitar)\b/,
    ],
    not: /\b(?:muri\w+|muert\w+|fallec\w+|difunt\w+|sucesion|herencia)\b/,
    text: [
      'Con eso no te podemos ayudar. Poner la empresa o los bienes a nombre de otro para que no los embarguen es una simulación: se puede anular, la otra persona queda respondiendo por impuestos y deudas que no son suyas, y puede ser delito (alzamiento de bienes o fraude).',
      'Lo que sí sirve: 1. Pedir acuerdo de pago con la DIAN (E.T., art. 814) o con el banco antes del embargo. 2. Una insolvencia o reorganización, que frena los cobros mientras se negocia. 3. Separar bien tu patrimonio y el del negocio de aquí en adelante, con una S.A.S. de verdad. Llámanos con la lista de deudas y te decimos por dónde empezar.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Un certificado con cifras que no son',
    when: [
      /\b(?:certific\w+|carta|constancia|balance|estados financieros|declaracion)\b/,
      /\b(?:(?:subir|bajar)(?:le|me|les)? (?:un poco |algo )?(?:a |al )?(?:los? |las? |mis? )?(?:ingresos?|cifras?|valor\w*|sueldo|salario|utilidad\w*|ganancias?|numeros?|renta|patrimonio)|(?:subir|bajar)le|inflar\w*|infl\w+|que diga|aument\w+|maquill\w+|mas ingresos|poner(?:le)? mas|cambiar|arregl\w+|acomod\w+)\b/,
      /\b(?:visa|credito|banco|ingresos|gano|prestamo|embajada|apruebe\w*|utilidad|cifras|arriendo)\b/,
    ],
    not: /\b(?:direccion|rut|correo|corregir|portal)\b/,
    text: [
      'No: un contador da fe pública y solo certifica lo que se prueba con papeles. Un certificado con un ingreso que no es puede costarle la tarjeta, ser falsedad para los dos y hacer que nieguen la visa o el crédito.',
      'Lo que sí se puede: certificar todo lo que de verdad ganas y a veces no se cuenta (comisiones, arriendos, trabajos por tu cuenta, giros), con extractos, contratos y planillas de los últimos meses, y explicar ahorros o el apoyo de un familiar con su propia certificación. Dinos qué pide la entidad y qué papeles tienes, y una persona te dice el valor.',
    ],
    links: [call, write],
    calms: true,
  },

  {
    topic: 'Alguien pide mi clave o un pago',
    asked: `me pidieron la clave de la dian por whatsapp`,
    when: [
      /\b(?:clave|contrasena|codigo|firma electronica|consign\w+|nequi|transf\w+|pagu\w+|paga)\b/,
      /\b(?:whatsapp|wpp|llam\w+|mensaje|sms|correo|desconocid\w+|un man|una senora|un tipo|alguien|numero)\b/,
      /\b(?:ustedes|oficina|firma|dian|banco|pid\w+|dic\w+|diciendo|haciendose)\b/,
    ],
    not: /\b(?:se me perdi\w*|perdi la|no me llega|cambiar|olvid\w+|entrar al portal|segundo paso|puedo pagar|como (?:les )?pago|recib\w+ nequi|aceptan|mi contador(?:a)?|portal|honorarios|me pagan|me consign\w+)\b/,
    text: [
      'No lo abras, no pagues ni des la clave, el código o la firma. No te pedimos plata por un Nequi personal ni tu contraseña, y la DIAN tampoco: un impuesto se paga con su recibo oficial (formulario 490), y lo que te notificó aparece al entrar tú mismo a www.dian.gov.co. Si dicen ser de nuestra oficina, cuelga y llámanos al número de esta página: así compruebas si fuimos nosotros.',
      'Si ya pagaste o diste un dato: 1. Llama a tu banco o a Nequi ya y pide bloquear el movimiento. 2. Cambia la clave de la DIAN y del correo desde otro equipo, y revoca la firma electrónica. 3. Guarda pantallazos y número. 4. Denuncia en adenunciar.policia.gov.co o en la Fiscalía. Después revisamos contigo si presentaron algo a tu nombre.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Presenté tarde unos días',
    asked: `presente el iva del bimestre como 20 dias tarde y sin pagar que sancion me toca`,
    when: [
      /\b(?:\d+|un|una|dos|tres|cinco|diez|pocos|unos|varios) (?:dias?|semanas?)\b/,
      /\b(?:tarde|atras\w+|despues|demor\w+|retras\w+|vencid\w+|extempor\w+)\b/,
      /\b(?:present\w+|declar\w+|iva|retenc\w+|renta|ica|simple)\b/,
    ],
    not: /\b(?:exogena|pila|planilla|seguridad social|cesantias|prima|camara|matricula|nomina electronica|emplaz\w+)\b/,
    text: [
      `Con calma: cuenta por mes o fracción, así que hasta 30 días tarde es un mes: 5% del impuesto a cargo de esa declaración (E.T., art. 641), y nunca menos de la sanción mínima, 10 UVT (${least}; art. 639). Si no hubo impuesto a cargo es el 0,5% de los ingresos brutos por mes o fracción: con ingresos de más de ${incomeOfLeast} ya pasa de la mínima. Aparte van los intereses por cada día sin pagar (arts. 634 y 635): si presentaste sin pago, siguen corriendo hasta que pagues.`,
      'Si no te han sancionado por lo mismo en dos años y la DIAN no ha actuado, la sanción baja a la mitad, pero no de la mínima (art. 640). Ahora: 1. Paga cuanto antes el impuesto, sobre todo IVA o retención. 2. Si en la declaración no pusiste la sanción, corrígela para incluirla. 3. La herramienta hace la cuenta con tus fechas y valores. Una declaración de retención sin pago completo debe pagarse dentro de los dos meses siguientes al vencimiento, o no produce efecto (art. 580-1).',
    ],
    links: [lateLink, call, write],
    calms: true,
  },
  {
    topic: 'No presenté IVA y no vendí nada',
    asked: `no presente el iva de dos bimestres y no vendi nada`,
    when: [
      /\b(?:iva|retenc\w*)\b/,
      /\bno (?:he )?(?:present\w+|declar\w+)\b/,
      /\bno (?:vend\w+|hub\w+|tuv\w+|factur\w+|hice|compr\w+)|\bsin (?:movimiento\w*|ventas|operaciones|ingresos)|\ben cero\b/,
    ],
    text: [
      'Respira: si en el período no hubo ventas, ni compras con IVA por descontar, ni ajustes, el responsable de IVA no está obligado a presentar esa declaración (E.T., art. 601); lo mismo la de retención si no hubo pagos sujetos (art. 606). Entonces no debes nada por esos períodos.',
      'Comprueba tres cosas: 1. Que de verdad no haya facturas tuyas o compras a tu nombre en el portal de la DIAN. 2. Que no traigas saldo a favor por arrastrar. 3. Que no estés en el SIMPLE, cuyo anticipo sí se presenta en cero, salvo el de una persona natural con ingresos de menos de 3.500 UVT (art. 910, parágrafo 3). Si hubo alguna operación, preséntala ya: la sanción mínima es de ' +
        least +
        '. Te revisamos los dos períodos con tu usuario.',
    ],
    links: [call, lateLink, write],
    calms: true,
  },
  {
    topic: 'Debo impuestos y no tengo con qué pagar',
    asked: `debo 12 millones de renta y no tengo plata`,
    when: [
      /\bdeb\w+\b|\bdeuda\w*\b/,
      /\b(?:dian|renta|iva|impuesto\w*|retenc\w*)\b/,
      /\bno (?:tengo|tenemos|puedo|alcanz\w+|hay)\b|\bsin plata\b|\bcuotas\b|\bacuerdo\b|\bplazos?\b|\bfacilidad\b/,
    ],
    not: /\b(?:me deben|devol\w+|presentar|prescri\w+|iva|retenc\w*|retefuente|consumo|emplead\w+|liquidacion|seguridad social|pila)\b/,
    text: [
      'Con calma: presenta la declaración aunque no puedas pagarla, así evitas la sanción por no declarar y dejas solo intereses; la anual del SIMPLE, en cambio, págala en el mes siguiente al plazo, o puede tenerse por no presentada y sacarte del régimen (E.T., art. 914). Después pide a la DIAN una facilidad de pago por cuotas, en general hasta cinco años (art. 814): se solicita en su portal o con cita, y según el plazo y el valor puede pedir garantía; mientras cumplas ese acuerdo de pago no te embargan. Los intereses siguen corriendo hasta que pagues.',
      'Ahora: 1. Mira en tu «obligación financiera» de la DIAN cuánto debes por período. 2. Paga primero lo que es de otros, IVA y retención: no entregarlo pasados dos meses es delito (Código Penal, art. 402). 3. Abona lo que puedas: baja el interés diario. 4. Si llegó un mandamiento de pago, dilo primero, porque tiene plazo corto. Llámanos con esa lista; la DIAN también orienta gratis.',
    ],
    links: [call, lateLink, write],
    calms: true,
  },
  {
    topic: 'La exógena no coincide con lo que declaré',
    asked: `la dian dice que no coincide lo que declare con la exogena`,
    when: [
      /\b(?:exogena|reportad\w+|reportaron|reporto|terceros)\b/,
      /\b(?:no (?:coincid\w+|cuadr\w+|es mio)|diferen\w+|mal|incorrect\w+|error|de mas|distint\w+)\b/,
    ],
    not: /\b(?:como (?:corrijo|presento) mi exogena|mi exogena|me equivo\w+|(?:puse|pusimos|reporte|reportamos|envie|enviamos|mande|mandamos|presente|presentamos) (?:mal|con|la|los|las|una|unas|unos)?)\b/,
    text: [
      'Con calma: la exógena es lo que otros dijeron de ti, y se equivocan; tú declaras lo que es cierto y lo puedes probar. Una diferencia trae una carta o una llamada, no una multa.',
      `Ahora: 1. Descarga tu «información reportada por terceros» en el portal de la DIAN y marca cada renglón que no cuadra. 2. Compara con certificados de banco, de retención y extractos. 3. Si el error es del que reportó, pídele por escrito que corrija y guarda la carta. 4. Si el error es tuyo, corrige la declaración antes de que la DIAN te emplace: 10% de lo que aumente, y 20% después, no menos de ${minimumPenaltyInPesos} (E.T., arts. 639 y 644). Si ya te escribieron, anota el plazo. Lo revisamos contigo con los dos archivos.`,
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Me citaron, ¿puede ir otro por mí?',
    asked: `me citaron a la dian puedo mandar a alguien en mi lugar`,
    when: [
      /\b(?:citaron|cita|citacion|comparec\w+|me llaman a)\b/,
      /\b(?:dian|ugpp|hacienda|fiscalia)\b/,
      /\b(?:otro|alguien|apoderad\w+|en mi lugar|mandar|contador|abogad\w+|puedo (?:no )?ir|representante)\b/,
    ],
    text: [
      'Sí: puede ir un apoderado con poder especial (en la DIAN, quien actúa por otro en una actuación debe ser abogado, salvo para trámites sencillos), y tu asesor puede acompañarte. Si es solo para notificarte, también sirve autorizar a alguien por escrito para recibir la copia; la notificación queda hecha igual.',
      'Ahora: 1. Mira en la citación para qué es, el número y hasta cuándo. 2. Comprueba en www.dian.gov.co que sea real. 3. No dejes pasar el día: si no vas, te notifican por correo o por aviso y el plazo corre igual. 4. Lleva copia de todo y no firmes lo que no entiendas. Llámanos con el documento.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: '¿Cómo hago para pagar menos impuestos?',
    asked: `como hago para no pagar impuestos`,
    when: [
      /\b(?:no pagar|pagar menos|evadir|evitar|bajar|reducir|ahorrar\w*|esconder|disminuir)\b/,
      /\b(?:impuestos?|renta|dian|iva)\b/,
    ],
    not: /\b(?:sancion|multa|intereses|facturas?|facticas|comprar|papel|simple|por cuotas|no puedo)\b/,
    text: [
      'Sin esconder ingresos, que es ilegal y sale más caro, sí hay cómo pagar lo justo. Persona: deducciones por dependientes, medicina prepagada, intereses de vivienda, pensiones voluntarias o AFC y el 1% de tus compras con factura electrónica, dentro de sus topes; y restar costos si trabajas por tu cuenta. Empresa: que cada gasto tenga factura electrónica a su nombre, nómina con aportes, descuento del IVA de activos productivos y pérdidas de años anteriores.',
      'Lo que más cambia la cuenta es escoger bien: SIMPLE u ordinario, persona natural o S.A.S., salario o dividendo. Se decide antes de diciembre, no al declarar. Con tus cifras del año un tributarista te muestra los escenarios y la norma de cada uno.',
    ],
    links: [write, call],
  },
  {
    topic: 'Salgo como omiso',
    asked: `me salio en el muisca que soy omiso del 2022 que significa eso`,
    when: [/\bomis[oa]s?\b/],
    text: [
      '«Omiso» quiere decir que, según los datos que le reportaron, la DIAN cree que debías presentar una declaración de ese año y no la ve. No es una sanción todavía: es un aviso, y muchas veces se aclara.',
      'Con calma, ahora: 1. Mira de qué impuesto y qué año habla. 2. Descarga lo que terceros reportaron de ti y compara con los topes de ese año: si no los pasaste, guarda la prueba y respóndele a la DIAN por el mismo medio. 3. Si sí te tocaba, preséntala antes de que llegue un emplazamiento: 5% del impuesto a cargo por mes o fracción, o 0,5% de los ingresos brutos si no dio impuesto (E.T., art. 641), no menos de ' +
        `${least}` +
        ' (art. 639), con posible reducción (art. 640); después se dobla (art. 642). 4. Si ya la presentaste, ten a mano el número y la fecha. La herramienta hace la cuenta y un tributarista lo revisa contigo.',
    ],
    links: [lateLink, call, write],
    calms: true,
  },
  {
    topic: '¿No me dejan salir del país por una deuda?',
    asked: `si le debo a la dian me pueden detener en el aeropuerto o no dejarme salir del pais`,
    when: [
      /\b(?:salir del pais|aeropuerto|viajar|migracion|detener\w*|detienen|salida del pais|pasaporte)\b/,
      /\b(?:deud\w*|deb[eo]\w*|dian|impuestos?|multa\w*)\b/,
    ],
    not: /\b(?:extranjero|visa|residente|comprar|permiso por proteccion)\b/,
    text: [
      'Con calma: una deuda de impuestos no te detiene en el aeropuerto ni te quita el pasaporte; se cobra con embargos de cuentas y bienes. La excepción es un proceso penal, por ejemplo por no entregar el IVA o la retención que cobraste (Código Penal, art. 402): ahí un juez puede limitar la salida.',
      'Con mora de más de seis meses y más de cinco salarios mínimos puedes quedar además en el Boletín de Deudores Morosos del Estado, que impide contratar con entidades públicas. Ahora: 1. Mira en www.dian.gov.co tu obligación financiera. 2. Paga o pide una facilidad de pago (E.T., art. 814). 3. Si hay IVA o retención sin entregar, háblalo hoy con un abogado. Llámanos con el estado de cuenta.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'La DIAN pregunta por consignaciones',
    asked: `la dian me pide explicar consignaciones, me preguntan de donde salio la plata, requerimiento por movimientos en el banco, justificar ingresos ante la dian`,
    when: [
      /\b(?:consignacion\w*|movimientos|bancari\w+|extractos|nequi|plata que no era mia|no eran mi\w+)\b/,
      /\bdian\b/,
      /\b(?:carta|correo|pregunt\w+|requerimiento|pid\w+|explic\w+|justific\w+|llego|escribio)\b/,
    ],
    text: [
      'Con calma: la DIAN compara lo que reportaron los bancos con lo que declaraste y pide que lo expliques. Una consignación no siempre es un ingreso: préstamos, plata de otros o la venta de algo se explican con papeles. Pero también cuentan para el tope que obliga a declarar (E.T., art. 594-3); no cuentan los traslados entre tus propias cuentas.',
      'Ahora: 1. Mira el título, el año y el plazo: corre desde el día en que te llegó. 2. Descarga los extractos y haz una tabla: fecha, valor, quién y por qué. 3. Junta la prueba de lo que no era tuyo: contratos, recibos, chats, a quién se lo pasaste. 4. Si pasaste un tope y no declaraste, o faltó algo, se presenta o se corrige antes de responder. 5. Contesta completo y por escrito. Llámanos con la carta y los extractos.',
    ],
    links: [call, write],
    calms: true,
  },
]
