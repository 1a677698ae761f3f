import type { Concept } from '../concepts'
import { call, lawyer } from '../reply-links'

const law = { href: '/servicios/asesoria-legal#preguntas', label: 'Leer sobre asesoría legal' } as const

const closing = ['¿Cómo cierro una empresa?'] as const
const cancelling = ['¿Cómo cancelo la matrícula mercantil?'] as const

export const concepts: readonly Concept[] = [
  {
    name: 'S.A.S. o limitada',
    named:
      /^(?:(?:que|cual(?:es)?|hay|es|la|una|entre|diferencias?|mejor) )*(?:(?:sas|s a s) (?:o|u|y|vs|versus|con) (?:una )?(?:limitada|ltda)|(?:limitada|ltda) (?:o|u|y|vs|versus|con) (?:una )?(?:sas|s a s))$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué diferencia hay entre S.A.S. y limitada?',
        'La S.A.S. se crea con un solo dueño y documento privado, y los accionistas no responden con lo suyo, salvo fraude; la limitada pide de 2 a 25 socios, todo el capital y, en general, escritura, y ellos responden por los impuestos según su aporte (Ley 1258 de 2008, arts. 1, 5 y 42; E.T., art. 794).',
        'Por eso casi todas las nuevas son S.A.S. Pasar de una a otra pide el voto de todos los socios.',
      ],
    },
  },
  {
    name: 'persona natural o S.A.S.',
    named:
      /^(?:(?:que|cual(?:es)?|hay|es|la|una|ser|entre|diferencias?|mejor) )*(?:(?:persona )?natural(?: comerciante)? (?:o|u|y|vs|versus|con) (?:una )?(?:(?:persona )?juridica|sas|s a s|empresa|sociedad)|(?:(?:persona )?juridica|sas|s a s|empresa|sociedad) (?:o|u|y|vs|versus|con) (?:una )?(?:persona )?natural(?: comerciante)?)$/,
    links: [lawyer, law, call],
    aspects: { what: ['¿Persona natural o S.A.S.?'] },
  },
  {
    name: 'el capital suscrito y pagado',
    named:
      /^capital(?:es)?(?:(?: social)?(?:,? (?:y |o |e )?(?:autorizado|suscrito|pagado))*(?: (?:de|en|para) (?:la |una |mi )?(?:sas|s a s|empresa|sociedad))?| minimo(?: (?:de|en|para) (?:la |una )?(?:sas|s a s|empresa|sociedad))?)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el capital suscrito y pagado?',
        'Son tres cifras de una sociedad por acciones: el autorizado es el tope que fijan los estatutos; el suscrito, lo que los accionistas se comprometen a poner; y el pagado, lo que ya entregaron (Supersociedades, oficio 670-000472 de 2007).',
        'El que más pesa es el suscrito: es la plata con que la empresa cuenta.',
      ],
      amount: [
        '¿Cuánto es el capital mínimo de una S.A.S.?',
        'No hay mínimo: lo fijan los estatutos, y puede ser un millón (Ley 1258 de 2008, art. 9). Conviene uno que alcance para arrancar, porque lo miran bancos y clientes, y de él depende el impuesto de registro.',
      ],
      when: [
        '¿Cuándo se paga el capital suscrito?',
        'En una S.A.S., cuando digan los estatutos y a más tardar en dos años (Ley 1258 de 2008, art. 9). En una limitada, todo al comienzo (Código de Comercio, art. 354).',
      ],
      late: [
        '¿Qué pasa si no pago el capital suscrito?',
        'Se hace lo que prevean los estatutos. Si no dicen nada, en una S.A.S. o una anónima el accionista en mora no puede votar con esas acciones, y la sociedad puede cobrarle, venderlas por su cuenta o reconocerle solo las que alcanzó a pagar, menos un 20% (Código de Comercio, art. 397; Supersociedades, oficio 220-083928 de 2019).',
        'Antes, acuerden por escrito una fecha: un contador registra lo pagado y un abogado prepara el acta.',
      ],
      get: ['¿Cómo aumento el capital de una S.A.S.?'],
    },
  },
  {
    name: 'el representante legal',
    named:
      /^(?:representantes? legal(?:es)?|representacion legal|ser representante legal)(?: (?:de|en) (?:la |una |mi )?(?:sas|s a s|empresa|sociedad))?$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el representante legal?',
        'Es quien firma y actúa por la sociedad: contratos, bancos, impuestos y juicios, dentro de lo que permiten los estatutos (Ley 1258 de 2008, art. 26). Lo nombra la asamblea y figura en el certificado de la Cámara de Comercio.',
        'Responde por los daños que cause con intención o descuido (Ley 222 de 1995, art. 24) y por los deberes tributarios de la empresa (E.T., arts. 572 y 798).',
      ],
      who: [
        '¿Es obligatorio tener representante legal?',
        'Sí: toda sociedad lo tiene, y en una S.A.S. es el único cargo obligatorio; puede ser el mismo dueño, o alguien de afuera (Ley 1258 de 2008, art. 26). Conviene nombrar también un suplente.',
      ],
      get: ['¿Qué papeles piden para cambiar al representante legal?'],
      late: [
        '¿Qué pasa si no tengo representante legal?',
        'Mientras no se inscriba otra persona, para todos sigue el que figura en la Cámara de Comercio (Código de Comercio, arts. 163 y 164). Si ya renunció, cita asamblea, nombra a otro e inscribe el acta cuanto antes.',
      ],
    },
  },
  {
    name: 'el accionista',
    named:
      /^(?:ser )?(?:accionistas?|socios?|socias?)(?: (?:de|en) (?:la |una |mi )?(?:sas|s a s|empresa|sociedad))?$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es un accionista?',
        'Es el dueño de acciones de una sociedad: vota en la asamblea, recibe dividendos y ve las cuentas. En una S.A.S. responde solo hasta lo que aportó, salvo fraude (Ley 1258 de 2008, arts. 1 y 42).',
        'En una limitada se llama socio, y sí responde por los impuestos según su aporte (E.T., art. 794).',
      ],
      get: ['¿Cómo vendo mis acciones de la S.A.S.?'],
      who: ['¿Un extranjero puede ser dueño de una S.A.S.?'],
      amount: ['¿Cómo se pagan los dividendos?'],
    },
  },
  {
    name: 'la situación de control',
    named:
      /^(?:(?:inscripcion|registro|reporte) de (?:la |una )?)?(?:situacion(?:es)? de control|grupos? empresarial(?:es)?|(?:sociedad(?:es)? |empresa )?(?:matriz|controlante|subordinada|filial)(?: y (?:subordinada|filial))?)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es la situación de control?',
        'Es cuando otra persona o empresa manda en las decisiones de una sociedad, por ejemplo con más de la mitad del capital (Código de Comercio, arts. 260 y 261). Hay grupo empresarial si además todas van hacia un mismo fin (Ley 222 de 1995, art. 28).',
      ],
      who: [
        '¿Quién debe reportar la situación de control?',
        'La reporta quien controla, también una persona natural: presenta un documento privado en la Cámara de Comercio de cada sociedad (Ley 222 de 1995, art. 30; Supersociedades, oficio 220-191470 de 2023).',
      ],
      when: [
        '¿Cuándo se reporta la situación de control?',
        'Dentro de los 30 días hábiles siguientes a que exista el control, y otra vez cuando cambie o termine (Ley 222 de 1995, art. 30).',
      ],
      late: [
        '¿Qué pasa si no reporto la situación de control?',
        'Con calma: inscríbela ya, aunque sea tarde. Si no, la Superintendencia de Sociedades puede ordenarlo y multar hasta con 200 salarios mínimos (Ley 222 de 1995, arts. 30 y 86).',
      ],
    },
  },
  {
    name: 'la disolución y liquidación',
    named:
      /^(?:disolucion(?: y liquidacion)?|liquidacion y disolucion|(?:cierre|disolucion(?: y liquidacion)?|liquidacion(?: voluntaria)?) (?:de )?(?:la |una |mi )?(?:empresas?|sociedad(?:es)?|sas|s a s|compania)|(?:cerrar|disolver|acabar|liquidar) (?:la |una |mi )?(?:empresa|sociedad|sas|s a s|compania))$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es la disolución y liquidación?',
        'Son los dos pasos para cerrar una sociedad. Disolver: la asamblea decide acabarla y desde ahí no hace negocios nuevos (Código de Comercio, arts. 218 y 222). Liquidar: se vende, se paga a todos en orden y lo que sobra va a los accionistas.',
        'Termina con la cuenta final inscrita en la Cámara de Comercio y la cancelación de la matrícula y del RUT.',
      ],
      get: closing,
      how: closing,
      amount: ['¿Cuánto cuesta cerrar una S.A.S.?'],
      late: [
        '¿Qué pasa si no hago la disolución y liquidación?',
        'Con calma, pero no la dejes quieta: mientras exista, la sociedad declara renta cada año aunque dé cero y renueva la matrícula. Con cinco años sin renovar queda disuelta (Ley 1727 de 2014, art. 31), y las deudas siguen.',
      ],
      who: ['¿Puedo cerrar la S.A.S. si un socio no firma?'],
    },
  },
  {
    name: 'la cancelación de la matrícula mercantil',
    named:
      /^(?:cancelacion|cancelar|cierre) (?:de )?(?:la |el |mi )?(?:(?:matricula|registro)(?: mercantil)?|camara(?: (?:de|y))? comercio)(?: de (?:la empresa|persona natural|comerciante))?$/,
    links: [lawyer, call],
    aspects: {
      what: cancelling,
      get: cancelling,
      how: cancelling,
      who: [
        '¿Es obligatoria la cancelación de la matrícula mercantil?',
        'Sí, si ya no ejerces el comercio: hay que informarlo a la Cámara (Código de Comercio, art. 33). Mientras siga activa se debe la renovación de cada año, aunque no vendas.',
      ],
      amount: [
        '¿Cuánto vale la cancelación de la matrícula mercantil?',
        'Un derecho de cancelación, que dice la página de tu Cámara, más las renovaciones que debas, con la tarifa de cada año (DUR 1074 de 2015, art. 2.2.2.38.6.5). Sin pagarlas no cancela.',
      ],
      late: [
        '¿Qué pasa si no hago la cancelación de la matrícula mercantil?',
        'Con calma: cada año que pasa suma una renovación, así que cancelarla pronto sale más barato. Con cinco años sin renovar, la Cámara la cancela (Ley 1727 de 2014, art. 31); míralo en www.rues.org.co.',
      ],
    },
  },
  {
    name: 'el registro de marca',
    named:
      /^(?:(?:el )?registro (?:de |de la |de mi )?marcas?|registrar (?:la |una |mi )?marca|marcas?(?: (?:registrada|comercial|de (?:la |mi )?empresa))?|(?:registro|registrar) (?:de |del |el |mi )?logo)$/,
    links: [lawyer, call],
    aspects: {
      what: [
        '¿Qué es el registro de marca?',
        'Es el derecho exclusivo a usar un nombre o un logo para tus productos o servicios; lo da la Superintendencia de Industria y Comercio, por clases (Decisión 486 de la Comunidad Andina).',
        'El nombre en la Cámara de Comercio no lo protege: solo evita otro igual en ese registro.',
      ],
      get: ['¿Cómo registro una marca?'],
      amount: [
        '¿Cuánto vale el registro de marca?',
        'Una tasa por clase, que la Superintendencia de Industria y Comercio fija cada año (www.sic.gov.co; puede haber una menor para empresas pequeñas). El registro dura diez años y se renueva por otros diez (Decisión 486, art. 152).',
        'A eso se suma el trámite: te damos el valor antes de empezar.',
      ],
      when: [
        '¿Cuándo se renueva el registro de marca?',
        'Cada diez años: en los seis meses antes de vencer o, con un pago mayor, en los seis siguientes (Decisión 486, arts. 152 y 153). Después se pierde.',
      ],
      who: [
        '¿Es obligatorio el registro de marca?',
        'No es obligatorio, pero sin él es difícil impedir que otro use tu nombre, y otro lo puede registrar primero. Conviene antes de invertir en publicidad.',
      ],
      how: ['¿Cómo registro una marca?'],
    },
  },
]
