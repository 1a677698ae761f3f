import { contactHref } from '../../contact-topics'
import { minimumPenaltyInPesos, uvtInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import { call } from '../reply-links'
import type { Rule } from '../rules'
import { withholds } from '../withholds'

const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const dates = { href: '/herramientas/vencimientos/retencion-en-la-fuente', label: 'Ver las fechas' } as const

export const rules: readonly Rule[] = [
  {
    topic: 'No declaro y me retuvieron, ¿cómo lo recupero?',
    insteadOf: ['Me retuvieron y no estoy obligado a declarar'],
    asked: `me descontaron retencion y no tengo que declarar, como pido que me devuelvan la retencion si no soy declarante, no declaro renta y me quitaron retefuente, puedo declarar voluntario para recuperar la retencion, no estoy obligado y me retuvieron, la plata que me retuvieron se pierde si no declaro, me hicieron retencion por honorarios y no llego a los topes, como recupero lo retenido sin estar obligado`,
    when: [
      /\bret(?:uv|ub|en|ien)\w+|\bretefuente\b/,
      /\bno (?:soy|somos) declarante\b|\bno (?:estoy|estaba) obligad[oa]\b|\bno (?:declaro|debo declarar|me toca declarar|tengo que declarar|llego a los topes)\b/,
      /\b(?:recuper\w+|devuelv\w+|devoluc\w+|plata|que hago|pierd\w+|como|puedo)\b/,
    ],
    not: /\b(?:cuanto|arriendo|inmobiliaria|le retengo|iva|reteica)\b/,
    text: [
      'Se recupera con la DIAN, declarando: a quien no está obligado, lo que le retuvieron queda como su impuesto (E.T., art. 6). Puedes presentar la renta voluntariamente; si el impuesto da menos que lo retenido, sale saldo a favor y pides la devolución en su portal, a más tardar 2 años después de vencido el plazo para declarar (art. 854).',
      'Ahora: 1. Pide a quien te retuvo el certificado del año. 2. Haz la cuenta con todos tus ingresos: si no pasas de 1.090 UVT netas el impuesto es cero (art. 241) y vuelve todo. 3. Compara con lo que cuesta el trámite. Si te retuvieron sin deber o de más, primero pídelo por escrito a quien lo hizo (DUR 1625 de 2016, art. 1.2.4.16). Con los certificados te decimos cuánto vuelve.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuándo y cuánto se retiene de IVA?',
    asked: `base de retencion de iva, cuando retengo el 15 del iva`,
    when: [
      /\b(?:reteiva|rete iva)\b|\biva\b/,
      /\b(?:reteiva|rete iva|retenc\w*|retengo|retener|retien\w+|retuv\w+)\b/,
      /\b(?:cuando|cuanto|base|15|quien|tarifa|porcentaje|debo|toca|por que)\b/,
    ],
    not: /\b(?:vence\w*|nit|plazo|mas iva|sin iva|simple|no present\w+|certificado|\d{5,}|fecha)\b/,
    text: [
      'El ReteIVA es, como regla, el 15% del IVA facturado (E.T., art. 437-1), y solo lo hacen los que nombra la ley (art. 437-2): entidades del Estado, grandes contribuyentes, quien la DIAN designe, el responsable que le compra algo gravado a alguien del SIMPLE y el que contrata servicios del exterior, en que es el 100%, entre otros. Fuera de esos casos, un responsable común no le retiene IVA a otro.',
      'La base mínima es la misma de renta para el concepto: servicios desde 2 UVT y compras desde 10 UVT, con el Decreto 572 de 2025, que se discute ante los jueces. Ejemplo: venta de $ 1.000.000, IVA $ 190.000, ReteIVA $ 28.500. A quien se lo retienen lo resta en su declaración de IVA, con el certificado. Se declara en el formulario 350.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuánto se retiene a un no residente?',
    asked: `a un no residente cuanto le retengo`,
    when: [
      /\b(?:no residente\w*|extranjer\w+|del exterior|al exterior)\b/,
      /\b(?:reten\w+|retien\w+|retenc\w*)\b/,
    ],
    not: /\b(?:simple|me retuv\w+|sas|vendo)\b/,
    text: [
      'Los pagos al exterior por renta de fuente colombiana tienen sus propias tarifas (E.T., arts. 406 a 415): honorarios, servicios, asistencia técnica, regalías y arriendos van, como regla, al 20%, y menos si hay convenio para evitar la doble tributación con el país (España, Chile, México, Canadá, Francia y otros). Un servicio prestado y usado afuera puede no ser de fuente nacional.',
      'Antes de pagar pide: contrato, factura, y certificado de residencia fiscal si se usa un convenio. Mira también el ReteIVA del 100% en servicios gravados (art. 437-2) y el documento soporte. Sin retener, el gasto no se acepta. Con el contrato un tributarista te da la tarifa y la norma.',
    ],
    links: [write, call],
  },
  {
    topic: 'Retuve de más o mal, ¿cómo lo corrijo?',
    asked: `le retuve de mas a un proveedor como lo devuelvo, aplique mal la tarifa de retencion a alguien, me equivoque en la retencion que le hice, corregir una retencion que practique`,
    when: [
      /\b(?:retuve|retuvimos|hice|practique|practicamos|descont\w+)\b/,
      /\b(?:retenc\w*|retefuente|retuve|retuvimos)\b/,
      /\b(?:de mas|mal|equivoc\w+|no (?:tocaba|debia)|error|corrij\w+|corregir)\b/,
    ],
    text: [
      'Se le devuelve al proveedor: te lo pide por escrito con la prueba, se lo reintegras y descuentas esa suma de la siguiente declaración de retención; si no alcanza, de las siguientes (DUR 1625 de 2016, art. 1.2.4.16). No hay sanción. Si ya le diste certificado, pídelo de vuelta y anúlalo.',
      `Si retuviste de menos, se corrige la declaración de ese mes y se paga la diferencia con interés y una sanción del 10% si es antes de que la DIAN te emplace, y no menos de ${minimumPenaltyInPesos} (E.T., arts. 639 y 644); puedes cobrársela después al proveedor. Dinos el mes, el concepto y el valor y te decimos cuál va.`,
    ],
    links: [call, write],
  },

  {
    topic: '¿Era el 10% o el 11%?',
    asked: `un cliente me retuvo el 11 y yo creo que era 10 cual es, me retuvieron el 11 por honorarios y era el 10, un cliente me retuvo de mas en la cuenta de cobro, por que a mi me descuentan 11 y a otro 10 por lo mismo, a mi amigo le descuentan menos retefuente,
me descontaron el 11 de honorarios esta bien, me aplicaron otra tarifa de retencion de honorarios, creo que me retuvieron mas de la cuenta`,
    when: [
      /\b1[01]\b/,
      /\b(?:retuv\w+|retenc\w*|retien\w+|retefuente|descont\w+|quit\w+|honorarios)\b/,
      /\b(?:cual|era|correcto|bien|debe\w*|por que|o)\b/,
    ],
    not: /\b(?:nit|cedula|millon\w*|termin\w+|noviembre|dias?|iva)\b/,
    text: [
      'Por honorarios: 11% si quien cobra es una sociedad; a una persona natural que resta costos y gastos, 10%, que sube a 11% si su contrato o sus pagos del año con ese cliente pasan de 3.300 UVT (E.T., art. 392, y Decreto 260 de 2001). A la persona que no resta costos no va ninguno de los dos: va la tabla de los salarios, que hasta 95 UVT al mes da cero (art. 383, parágrafo 2).',
      'Ahora: 1. Pregunta al cliente por escrito qué tarifa aplicó y por qué. 2. Si te retuvo de más, pide que te lo devuelva: lo reintegra y lo descuenta de su siguiente declaración (DUR 1625 de 2016, art. 1.2.4.16). 3. Para la próxima factura, escribe si restas o no costos y si declaras. Si no lo devuelve, lo retenido se resta completo en tu renta con el certificado.',
    ],
    links: [call, write],
  },
  {
    topic: 'Me hicieron ReteICA en otra ciudad',
    asked: `me hicieron reteica en bogota pero yo soy de chia eso como lo recupero`,
    when: [
      /\b(?:reteica|rete ica|ica)\b/,
      /\b(?:recuper\w+|devol\w+|devuelv\w+|no soy de|soy de|otra ciudad|otro municipio|vivo en|no deb\w+|mal)\b/,
      /\b(?:hicieron|retuv\w+|hizo|retien\w+|descont\w+|reteica)\b/,
    ],
    not: /\bsimple\b/,
    text: [
      'El ICA se paga donde se hace la actividad, no donde vives: un servicio, donde se presta; una venta en un local, ahí; por internet o por teléfono, donde se despacha la mercancía (Ley 1819 de 2016, art. 343). Si trabajaste en la ciudad donde te retuvieron, la retención está bien: se resta en tu declaración de ICA de esa ciudad. Si no hiciste nada allá, no debían retenerte.',
      'Para recuperarlo: 1. Pídele por escrito al cliente que reverse la retención del mismo año, con factura, contrato y prueba de dónde prestaste el servicio. 2. Si ya la declaró y no la reversa, pide el certificado y solicita la devolución a la Secretaría de Hacienda de esa ciudad por pago de lo no debido. 3. Para las próximas, pon en la factura el municipio donde se prestó. Te ayudamos con la carta.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Mi empresa debe autorretenerse?',
    asked: `que es autoretencion, por que mi contador dice que toca pagar autorretencion si no me compraron nada, cuando toca hacer autorretencion, que es autorretencion y a quien le toca mi empresa es sas y vende muebles`,
    when: [
      /\bautorret\w*\b/,
      /\b(?:toca|debo|quien|empresa|sas|sociedad|cuando|que es|como|tarifa|cada cuanto)\b/,
    ],
    text: [
      'La autorretención especial de renta la hace cada mes casi toda sociedad: quien es contribuyente de renta, está exonerado de los aportes de salud, SENA e ICBF por sus empleados (E.T., art. 114-1) y no está en el SIMPLE ni es entidad sin ánimo de lucro. Es un abono a su propia renta: una tarifa según el código CIIU sobre los ingresos del mes (Decreto 2201 de 2016; las tarifas las cambió el Decreto 572 de 2025). En el RUT es el código 59.',
      'Una S.A.S. que vende muebles, por ejemplo, busca su CIIU en la tabla, aplica la tarifa a las ventas sin IVA y la declara en el formulario 350, junto con la retención, en la misma fecha; en la renta del año la resta. Otra cosa es ser «autorretenedor» por resolución de la DIAN (código 15): a ese no le retienen los clientes. La tarifa vigente la confirma un tributarista con tu CIIU.',
    ],
    links: [
      { href: '/herramientas/vencimientos/retencion-en-la-fuente', label: 'Ver las fechas' },
      write,
      call,
    ],
  },

  {
    topic: '¿Una persona natural debe practicar retención?',
    asked: `yo como persona natural con negocio tengo que practicar retencion o eso es solo empresas`,
    when: [
      /\b(?:persona natural|personas naturales|independiente|no soy empresa|comerciante)\b/,
      /\b(?:practic\w+|hacer|hago|debo|toca|tengo que|agente\w*|obligad\w+|reten(?:er|go|edor\w*))\b/,
      /\b(?:retenc\w*|retefuente|reten(?:er|go|edor\w*))\b/,
    ],
    not: /\b(?:me (?:hacen|hicieron|hagan|retien\w+|retuv\w+|practic\w+)|cuanto (?:me|le)|a una persona natural|a un independiente|honorarios)\b/,
    text: [withholds.general, withholds.salaries],
    links: [write, call, dates],
  },
  {
    topic: '¿Qué pasa si no practiqué la retención?',
    asked: `no practique retencion a un proveedor que pasa`,
    when: [
      /\bno (?:le |les |la |se la )?(?:practi\w+|hic\w+|retuv\w+|retengo|descont\w+)\b|\bse me (?:olvido|paso) (?:la |hacer la |practicar )?retenc\w*/,
      /\b(?:retenc\w*|retefuente|retuv\w+|retengo|proveedor)\b/,
    ],
    not: /\bno me\b|\bpresent\w+\b|\bno declar\w+\b/,
    text: [
      'Con calma, tiene arreglo. Quien debía retener y no lo hizo responde ante la DIAN por esa suma, y puede cobrársela después a quien recibió el pago (E.T., art. 370); las sanciones o los intereses sí son suyos. Además, el pago sin retención puede no aceptarse como gasto.',
      'Ahora: 1. Mira si de verdad tocaba: si el proveedor está en el SIMPLE, es autorretenedor o el pago está por debajo de la base, no. 2. Si tocaba, descuéntala del próximo pago con su acuerdo por escrito, o asúmela. 3. Corrige la declaración de ese mes (formulario 350): antes de que la DIAN pregunte la sanción es menor. Llámanos con la factura y la fecha.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: '¿Qué certificado de retención doy?',
    asked: `como hago el certificado de retencion a mis proveedores, hasta cuando hay plazo para entregar certificados de retencion`,
    when: [
      /\bcertificados?\b/,
      /\bretenc\w*\b/,
      /\b(?:hago|hacer|expido|expedir|doy|dar|entreg\w+|envi\w+|debo|proveedor\w*|plazo|cuando)\b/,
    ],
    not: /\b(?:no me (?:da\w*|quier\w*|entreg\w*|envi\w*)|me retuv\w+|mi jefe|pido|consigo|reclamo)\b/,
    text: [
      'Quien retuvo lo entrega cada año, a más tardar el último día hábil de marzo, por lo retenido el año anterior (DUR 1625 de 2016, art. 1.6.1.13.2.40); el de IVA y el de ICA van por períodos. El de salarios es el formulario 220 de la DIAN.',
      'El de proveedores no tiene formulario, pero lleva (E.T., art. 381): año y ciudad donde se consignó, quién retuvo y su NIT, a quién y su NIT, el concepto, el total pagado y lo retenido, y la firma de quien paga o certifica. Tu programa contable lo saca por tercero; que cuadre con el formulario 350. Lo preparamos con tu contabilidad.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuánto es el ReteICA o el ICA de una actividad?',
    asked: `reteica en medellin cuanto es, cuanto me queda de una factura de 10 millones despues de retencion del 11 y reteica, que tarifa de reteica aplica en bogota para consultoria`,
    when: [
      /\b(?:reteica|rete ica|ica|industria y comercio)\b/,
      /\b(?:tarifa|cuanto|porcentaje|que (?:valor|tasa)|por mil)\b/,
    ],
    not: /\b(?:simple|cada cuanto|cuando|certificado|vence|sancion|cobran por|ustedes)\b/,
    text: [
      `El ICA y su retención van por mil sobre el ingreso, con la tarifa que cada ciudad fija para cada actividad, según el código CIIU. La tarifa de la tuya no lo sé con certeza, porque cambia por acuerdo del concejo y por actividad; dónde está, sí. En ${bogota} mírala en la página de la Secretaría de Hacienda (www.haciendabogota.gov.co), en las tarifas de ICA por actividad; el ReteICA usa la misma tarifa de la actividad de quien cobra.`,
      'Ten a mano: el código CIIU de quien vende o presta el servicio (está en el RUT y en el RIT), la ciudad donde lo hace y el valor sin IVA. No se retiene a quien está en el SIMPLE ni en otra ciudad por lo que no se hizo en ella. Con esos tres datos un tributarista te da la tarifa y la norma.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cómo saco el RIT?',
    asked: `como saco el rit en bogota`,
    when: [/\brit\b/],
    not: /\b(?:cancel\w+|cerr\w+|cierr\w+|cese)\b/,
    text: [
      `El RIT es el registro de quien paga ICA en ${bogota} Es gratis y se hace en la Oficina Virtual de la Secretaría de Hacienda (www.haciendabogota.gov.co): te registras con tu documento, llenas la actividad (código CIIU), la dirección y la fecha en que empezaste, y descargas el certificado.`,
      'Si te matriculas en la Cámara de Comercio, suele quedar inscrito con los datos de la matrícula: compruébalo antes de repetirlo. La fecha de inicio importa, porque desde ella se cuentan las declaraciones. Si la actividad empezó hace tiempo, háblalo antes con una persona del equipo.',
    ],
    links: [call, write],
  },
  {
    topic: 'Soy contratista del Estado, ¿qué me descuentan?',
    asked: `soy contratista del estado que me descuentan`,
    when: [
      /\bcontratista\w*\b|\bcontrato con (?:el|la) (?:estado|alcaldia|gobernacion|sena|distrito)\b/,
      /\b(?:estado|publico|alcaldia|entidad|gobernacion|sena|distrito)\b/,
      /\b(?:descuent\w+|descont\w+|retien\w+|quitan|retenc\w+|pag\w+)\b/,
    ],
    text: [
      `Lo usual en un contrato de servicios con una entidad: retención de renta (con la tabla de los salarios si no restas costos; 10% u 11% si los restas), ReteICA con la tarifa de tu actividad en esa ciudad, y las estampillas que cobre el municipio o el departamento, que son propias de cada uno. Si cobras IVA, también ReteIVA: una persona natural con ingresos solo de contratos con el Estado es responsable desde 4.000 UVT${uvtInPesos(4_000)}, y no desde 3.500 (E.T., art. 437, parágrafo 5).`,
      'Tú pagas además tu seguridad social sobre el 40% del valor mensual sin IVA, y no menos de un salario mínimo (Ley 2277 de 2022, art. 89), y la entidad pide la planilla antes de pagar. Pide por escrito la liquidación de cada descuento con su norma y guarda los certificados: la retención se resta en tu renta. Escríbeme el valor mensual y te digo salud y pensión.',
    ],
    links: [call, write],
  },
  {
    topic: 'Estoy en el SIMPLE y me retuvieron',
    asked: `me hicieron retencion y soy del simple como recupero, estoy en el simple y un cliente me quiere hacer retefuente puede`,
    when: [
      /\bsimple\b/,
      /\b(?:retuv\w+|(?:hacen|hicieron|hizo|hacer|practic\w+) (?:la )?(?:retenc\w*|retefuente|rete\b)|retien\w+|descont\w+)\b/,
    ],
    text: [
      'A quien está en el SIMPLE no se le hace retención de renta ni de ICA, salvo en pagos laborales (E.T., art. 911); la de IVA puede aplicar. Muéstrale al cliente tu RUT con el código 47.',
      'Si ya te la hicieron: 1. Pídele por escrito que te la devuelva, con la factura y el RUT: quien retuvo de más la reintegra y la descuenta de su siguiente declaración (DUR 1625 de 2016, art. 1.2.4.16). 2. Si no quiere, pide el certificado y llévaselo a quien hace tu formulario del SIMPLE. 3. Guarda la respuesta. Te ayudamos con la carta.',
    ],
    links: [call, write],
  },
]
