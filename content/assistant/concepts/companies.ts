import { inPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import type { Concept } from '../concepts'
import { call, lawyer } from '../reply-links'

const law = { href: '/servicios/asesoria-legal#preguntas', label: 'Leer sobre asesoría legal' } as const
const renewal = {
  href: '/herramientas/vencimientos/matricula-mercantil',
  label: 'Ver la fecha de la matrícula',
} as const

const hour = inPesos(startingPrice('asesoria-legal'))

const founding = [
  '¿Cómo creo una S.A.S.?',
  'En cuatro pasos: nombre libre, código de actividad y estatutos en documento privado; Cámara de Comercio y RUT; cuenta de banco y firma electrónica; y facturación y registro de beneficiarios finales (Ley 1258 de 2008, art. 5).',
  'Papeles: cédulas de los socios y del representante, estatutos firmados, carta de aceptación, formulario del RUES y pre-RUT. Toma de 2 a 4 semanas y lo hacemos contigo.',
] as const

const foundingCost = [
  '¿Cuánto cuesta crear una empresa?',
  `Son dos cuentas y de 2 a 4 semanas: la Cámara de Comercio cobra matrícula e impuesto de registro según el capital, y su página los calcula; nuestra asesoría legal va desde ${hour} la hora, más IVA, con el total por escrito antes de empezar.`,
  'Ese tiempo incluye cuenta de banco, firma electrónica y facturación; el registro solo puede salir en pocos días.',
] as const

const merchants = [
  '¿Quién debe tener matrícula mercantil?',
  'Es obligatoria para quien vive del comercio de forma habitual, persona o sociedad, y para cada establecimiento que tenga; se renueva cada año (Código de Comercio, arts. 19, 26, 28 y 33).',
  'No la necesita quien solo tiene un sueldo, un profesional que vive de sus honorarios o quien vende algo de vez en cuando (arts. 11 y 23).',
] as const

const fees = [
  '¿Cuánto vale la matrícula mercantil?',
  'Depende de los activos: la Cámara de Comercio cobra por rangos, con la tarifa del año, y su página la calcula antes de pagar (www.rues.org.co lleva a la tuya). La renovación sale de los activos al 31 de diciembre.',
  'Una sociedad nueva paga además el impuesto de registro, que depende del capital.',
] as const

const unregistered = [
  '¿Qué pasa si no renuevo la matrícula mercantil?',
  'Con calma: te matriculas o la renuevas ahora, pagando los años que falten, y quedas al día. Mientras no lo hagas, la Superintendencia de Sociedades puede poner una multa de hasta 17 salarios mínimos (Código de Comercio, art. 37; Ley 2069 de 2020, art. 70).',
  'Con cinco años sin renovar, la Cámara cancela la matrícula de la persona y la sociedad queda disuelta (Ley 1727 de 2014, art. 31). Mira en www.rues.org.co qué años faltan; si el negocio ya no existe, se renueva y se cancela junto.',
] as const

const renewing = [
  '¿Cómo renuevo la matrícula mercantil?',
  'En la página de tu Cámara de Comercio (www.rues.org.co lleva a la tuya): entras con la cédula o el NIT, actualizas datos y activos al 31 de diciembre, firmas y pagas en línea. Cada establecimiento se renueva también.',
  'Si vas a matricularte por primera vez, es ahí mismo, con el formulario del RUES, tu documento y el RUT o el pre-RUT.',
] as const

const whenRenewed = ['¿Cuándo se renueva la matrícula mercantil?'] as const

export const concepts: readonly Concept[] = [
  {
    name: 'la S.A.S.',
    named:
      /^(?:sas|s a s|sociedad(?:es)? por acciones simplificadas?(?: sas| s a s)?|sociedad(?:es)? (?:sas|s a s)|empresa (?:sas|s a s))$/,
    links: [lawyer, law, call],
    aspects: {
      what: [
        '¿Qué es una S.A.S.?',
        'Una S.A.S., sociedad por acciones simplificada, es una empresa aparte de sus dueños: tiene su NIT, sus cuentas y sus deudas, y ellos responden hasta lo que aportaron (Ley 1258 de 2008, art. 1).',
        'La crea una sola persona o varias, con un documento privado en la Cámara de Comercio. A cambio lleva contabilidad, factura y declara renta cada año, aunque no venda.',
      ],
      get: founding,
      amount: [
        '¿Cuánto cuesta una S.A.S.?',
        `Crearla, de 2 a 4 semanas: la Cámara de Comercio cobra matrícula e impuesto de registro según el capital, y su página los calcula; nuestra asesoría legal va desde ${hour} la hora, más IVA, con el total por escrito antes de empezar.`,
        'Después, cada año: renta del 35% sobre la utilidad (E.T., art. 240), ICA, renovación de la matrícula y contabilidad; IVA y nómina, si le tocan.',
      ],
      who: [
        '¿Es obligatorio tener una S.A.S.?',
        'Nadie está obligado: puedes vender como persona natural, con RUT y matrícula. La S.A.S. la puede tener una sola persona, también extranjera (Ley 1258 de 2008, art. 1).',
        'Suele convenir si hay socios, deudas o riesgos, empleados o clientes que la piden, porque separa lo tuyo de lo de la empresa.',
      ],
      how: ['¿Cómo cierro una empresa?'],
    },
  },
  {
    name: 'crear una empresa',
    named:
      /^(?:(?:quiero|quisiera|necesito|queremos|voy a|vamos a|deseo) )?(?:(?:crear|montar|abrir|constituir|armar|fundar|formar|formalizar|legalizar)|(?:creacion|constitucion|apertura) de) (?:la |una |mi |su )?(?:nueva )?(?:sas|s a s|empresas?|sociedad(?:es)?|compania|microempresa|pyme)(?: sas| s a s| nueva)?$/,
    links: [lawyer, law, call],
    aspects: {
      what: founding,
      get: founding,
      amount: foundingCost,
      who: [
        '¿Es obligatorio crear una empresa?',
        'No: puedes vender o prestar servicios como persona natural, con tu RUT, y con matrícula mercantil si es tu oficio habitual. Se crea una empresa para separar lo tuyo, tener socios o cumplirle a un cliente que la pide.',
      ],
      how: ['¿Cómo cierro una empresa?'],
    },
  },
  {
    name: 'la Cámara de Comercio',
    named: /^(?:camaras?(?: y| de| del)? comercio(?: de bogota)?|camara (?:de )?comersio|ccb)$/,
    links: [renewal, lawyer, call],
    aspects: {
      what: [
        '¿Qué es la Cámara de Comercio?',
        'Es la entidad privada que lleva el registro mercantil: ahí se matriculan los comerciantes, las sociedades y sus establecimientos, y ella certifica que existen y quién los representa (Código de Comercio, arts. 26 y 86).',
        'No es la DIAN: la Cámara da la matrícula; la DIAN, el RUT.',
      ],
      get: ['¿Cómo saco el certificado de la Cámara de Comercio?'],
      when: whenRenewed,
      often: whenRenewed,
      amount: [
        '¿Cuánto vale la Cámara de Comercio?',
        'Depende del trámite: la matrícula y su renovación van por los activos, una sociedad nueva paga además impuesto de registro por el capital, y el certificado tiene su propia tarifa. La página de tu Cámara lo calcula antes de pagar.',
      ],
      who: merchants,
      late: unregistered,
    },
  },
  {
    name: 'la matrícula mercantil',
    named:
      /^matriculas?(?: (?:mercantil(?:es)?|comercial|de (?:la )?(?:empresa|sas|camara(?: de comercio)?|comercio|comerciante)|de(?:l| mi) negocio))?$/,
    links: [renewal, lawyer, call],
    aspects: {
      what: [
        '¿Qué es la matrícula mercantil?',
        'Es la inscripción de un comerciante, de una sociedad o de un establecimiento en la Cámara de Comercio; prueba que ejerces el comercio y se renueva cada año (Código de Comercio, arts. 26 y 33).',
      ],
      when: whenRenewed,
      often: whenRenewed,
      amount: fees,
      who: merchants,
      late: unregistered,
      get: renewing,
      how: ['¿Cómo cancelo la matrícula mercantil?'],
    },
  },
  {
    name: 'la renovación de la matrícula mercantil',
    named:
      /^(?:renovacion|renovar|actualizar) (?:anual )?(?:de )?(?:la |el |mi )?(?:(?:matricula|registro)(?: mercantil)?|camara(?: (?:de|y))? comercio)(?: de la empresa| de camara de comercio)?$/,
    links: [renewal, lawyer, call],
    aspects: {
      what: whenRenewed,
      when: whenRenewed,
      often: whenRenewed,
      amount: fees,
      late: unregistered,
      get: renewing,
      how: renewing,
      who: merchants,
    },
  },
  {
    name: 'el registro mercantil',
    named: /^registros? (?:mercantil(?:es)?|publico mercantil|de comercio)$/,
    links: [renewal, lawyer, call],
    aspects: {
      what: [
        '¿Qué es el registro mercantil?',
        'Es el registro público de las Cámaras de Comercio: ahí están los comerciantes, las sociedades, los establecimientos y sus actas y libros (Código de Comercio, art. 26). Cualquiera lo puede consultar.',
        'Estar en él es tener matrícula mercantil, y esa se renueva cada año.',
      ],
      get: renewing,
      who: merchants,
      amount: fees,
      when: whenRenewed,
      often: whenRenewed,
      late: unregistered,
      how: ['¿Cómo cancelo la matrícula mercantil?'],
    },
  },
  {
    name: 'el certificado de existencia y representación legal',
    named:
      /^certificados? (?:(?:de )?existencia(?: y (?:de )?representacion(?: legal)?)?|(?:de )?representacion legal|(?:de |de la )?camara(?: (?:de|y))?(?: comercio)?|(?:de )?matricula(?: mercantil)?|mercantil)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el certificado de existencia y representación legal?',
        'Es el papel de la Cámara de Comercio que prueba que la sociedad existe, quién la representa, qué hace y hasta cuándo dura. El de una persona natural se llama certificado de matrícula.',
        'Es el mismo «certificado de cámara»: lo piden bancos y clientes, casi siempre con no más de 30 días.',
      ],
      get: ['¿Cómo saco el certificado de la Cámara de Comercio?'],
      amount: [
        '¿Cuánto vale el certificado de existencia y representación legal?',
        'La tarifa del año la dice la página de tu Cámara de Comercio antes de pagar. Y no vence, pero suelen pedirlo con no más de 30 días.',
      ],
      who: [
        '¿Quién debe tener certificado de existencia y representación legal?',
        'Toda sociedad o entidad inscrita en la Cámara de Comercio lo puede sacar, y cualquiera puede comprar el de otra, porque el registro es público (Código de Comercio, art. 26). No hay que tenerlo guardado: se saca cuando lo piden.',
      ],
    },
  },
  {
    name: 'el RUES',
    named:
      /^(?:(?:consulta|formulario|registro)(?: (?:en|de|del))?(?: el)? )?(?:rues|registro unico empresarial(?: y social)?(?: rues)?)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el RUES?',
        'El RUES es el Registro Único Empresarial y Social: reúne los registros de todas las Cámaras de Comercio, de sociedades, comerciantes y entidades sin ánimo de lucro (Decreto 19 de 2012, art. 166).',
        'En www.rues.org.co miras gratis si una empresa existe, si renovó y si un nombre está libre.',
      ],
      get: [
        '¿Cómo hago la consulta en el RUES?',
        'Consultarlo es gratis en www.rues.org.co, con el nombre o el NIT. El formulario del RUES se llena en la página de tu Cámara de Comercio al matricularte o renovar.',
      ],
      amount: [
        '¿Cuánto vale el RUES?',
        'Consultarlo es gratis en www.rues.org.co. Lo que se paga es la matrícula, la renovación o el certificado, en tu Cámara.',
      ],
    },
  },
  {
    name: 'la persona natural comerciante',
    named:
      /^(?:ser )?(?:una? )?(?:personas? natural(?:es)? comerciantes?|comerciantes?(?: persona natural)?)$/,
    links: [lawyer, law, call],
    aspects: {
      what: [
        '¿Qué es una persona natural comerciante?',
        'Es quien vende o compra para vender de forma habitual con su propia cédula, sin crear una sociedad (Código de Comercio, art. 10). Responde con todo lo suyo.',
        'Tiene RUT, matrícula mercantil y contabilidad (art. 19). Quien vive de un sueldo o de honorarios es persona natural, pero no comerciante (arts. 11 y 23).',
      ],
      get: [
        '¿Qué necesito para ser persona natural comerciante?',
        'El RUT en la DIAN, gratis, con tu actividad; la matrícula en la Cámara de Comercio, tuya y de tu local si lo hay; y el ICA de tu ciudad. No pide socios ni estatutos.',
        'Con ventas de menos de 3.500 UVT al año puedes ser no responsable de IVA (E.T., art. 437, parágrafo 3).',
      ],
      who: ['¿Una persona natural tiene que llevar contabilidad?'],
      how: ['¿Cómo cancelo la matrícula mercantil?'],
    },
  },
  {
    name: 'la persona natural',
    named: /^personas? natural(?:es)?$/,
    links: [lawyer, law, call],
    aspects: {
      what: [
        '¿Qué es una persona natural?',
        'Es cualquier persona con su cédula: tú, cuando trabajas, vendes o cobras a tu nombre, sin crear una empresa. Si cobras o vendes por tu cuenta tienes RUT, y respondes con todo lo tuyo.',
        'Si vendes de forma habitual eres además comerciante, con matrícula y contabilidad (Código de Comercio, arts. 10 y 19).',
      ],
      who: ['¿Una persona natural tiene que llevar contabilidad?'],
      get: ['¿Persona natural o S.A.S.?'],
    },
  },
  {
    name: 'la persona jurídica',
    named: /^personas? (?:juridicas?|moral(?:es)?)$/,
    links: [lawyer, law, call],
    aspects: {
      what: [
        '¿Qué es una persona jurídica?',
        'Es una empresa o entidad que la ley trata como alguien distinto de sus dueños: tiene su NIT, firma contratos, tiene bienes y debe impuestos por su cuenta. Por ejemplo una S.A.S., una limitada, una fundación o un conjunto.',
        'Actúa por medio de su representante legal.',
      ],
      get: founding,
      amount: foundingCost,
      how: ['¿Cómo cierro una empresa?'],
    },
  },
]
