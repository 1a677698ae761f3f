import { call, mail } from '../reply-links'
import type { Rule } from '../rules'

const portal = { href: '/portal', label: 'Ir al portal' } as const

/** Words that show that a colour belongs to a task, a calendar or the like, and not to an invoice. */
const elsewhere =
  /\b(?:dian|papel|logo|imprim\w+|tinta|tareas?|calendario|citas?|semaforo|excel|siigo|alegra|zona|obligaci\w+|bandera)\b/

/** Answers about the portal and about who attends a client, for messages whose words suggest a wrong answer. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Quién atiende mi empresa en la firma?',
    when: [
      /\bquien(?:es)? (?:\w+ ){0,3}(?:maneja|lleva|atiende|ve|asesor\w*|contador\w*|encargad[oa]|responsable)\b|\b(?:con|a) quien (?:\w+ ){0,3}(?:habl\w+|comunic\w+|escrib\w+|llam\w+|pregunt\w+|contact\w+)\b/,
      /\b(?:mi (?:cuenta|empresa|contabilidad|caso|negocio|proceso|asesor\w*)|mis (?:cosas|impuestos|cuentas)|me (?:asign\w+|atend\w+|manejaba|llevaba)|antes (?:era|me atendia|hablaba|la llevaba|lo llevaba)|ya no (?:esta|trabaja|responde))\b/,
    ],
    not: /\b(?:dian|ugpp|banco|juez|ministerio|revisor\w*|cuanto|precio|cobran|soci[oa]s?|demand\w+|contratar|quiero (?:contratar|cambiar|otr[oa])|groser[oa]|libros|robot|persona real|cedula|hackea\w*|clave|otro contador|contador anterior|mi contador)\b/,
    text: [
      'Aquí en el chat no veo quién atiende tu cuenta, pero hay dos caminos. En el portal, en «Mensajes», le escribes a quien atiende tu empresa; el mensaje queda con su fecha aunque la persona de antes ya no esté.',
      'O llama y da el nombre o el NIT de la empresa: te dicen quién quedó a cargo. Si lo tuyo es urgente o vence en estos días, llama.',
    ],
    links: [portal, call, mail],
  },
  {
    topic: '¿Dónde veo mis tareas del portal?',
    when: [
      /\btareas?\b|\bpendientes?\b(?=[^]*\bportal\b)|\bportal\b[^]*\bpendientes?\b/,
      /\b(?:donde|en que parte|como (?:veo|miro|encuentro|las veo|entro)|no (?:veo|encuentro)|cuales (?:son )?(?:mis|las)|ver (?:mis|las))\b/,
    ],
    not: /\b(?:dian|hij[oa]s?|colegio|vencid[ao]s?|en rojo|no se quita|ya (?:la|las|lo|los)? ?(?:hice|cumpli|entregue|mande|subi)|recordatorios?|cre(?:o|ar)|agreg\w+|borr\w+|elimin\w+|pag(?:o|os|ar|ue)|deb[oe]|facturas?|citas?|firmas?|mensajes?)\b/,
    text: [
      'En el portal, en «Tareas»: ahí están las tuyas con su fecha, y las marcas como hechas cuando las terminas.',
      'Lo que la firma te pidió entregar, como un documento, está en «Solicitudes»: ábrela y súbelo ahí mismo. Si tienes varias empresas, revisa que la de la cabecera sea la correcta. Si no ves algo que te anunciaron, pregúntalo en «Mensajes».',
    ],
    links: [portal, call],
  },
  {
    topic: '¿Qué quiere decir el amarillo de mis facturas?',
    when: [
      /\bfacturas?\b/,
      /\b(?:amarill[oa]s?|naranjas?)\b/,
      /\b(?:portal|plataforma|sub\w+|cargue|cargamos|ustedes|sale[ns]?|salio|aparec\w+|quedo|quedaron|estan?|veo|que (?:significa|quiere decir|es)|por que)\b/,
    ],
    not: elsewhere,
    text: [
      'En «Facturas», el amarillo es «En revisión»: la factura llegó bien y una persona del equipo la está mirando; no la subas otra vez. El verde es «Aceptada» y el rojo, «Rechazada»: ábrela, que el motivo dice qué corregir. El gris es un estado desconocido.',
      'El color siempre trae su palabra al lado. Si dice «La firma te pide otro archivo», súbelo ahí mismo; si lleva más de un día hábil en amarillo, o algo vence, pregunta en «Mensajes» o llama.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ir a «Facturas»' }, call],
  },
  {
    topic: '¿Qué quiere decir el color de mis facturas?',
    when: [
      /\bfacturas?\b/,
      /\b(?:verdes?|roj[oa]s?|gris(?:es)?|colores)\b/,
      /\b(?:portal|plataforma|sub\w+|cargue|cargamos|ustedes)\b/,
    ],
    not: elsewhere,
    text: [
      'En «Facturas», el rojo es «Rechazada» o un error que encontró la revisión: ábrela, que el motivo dice qué corregir. El verde es «Aceptada»; el amarillo, «En revisión», que quiere decir que llegó bien y una persona la mira; y el gris, un estado desconocido.',
      'El color siempre trae su palabra al lado. Si no entiendes el motivo, o algo vence, pregunta en «Mensajes» con el número de la factura, o llama.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ir a «Facturas»' }, call],
  },
  {
    topic: '¿Puede alguien ver los informes y no la nómina?',
    when: [
      /\b(?:no (?:\w+ ){0,3}(?:vea|vean|ver|mire|muestre|aparezca\w*|salga|pueda ver)|sin (?:que (?:\w+ )?(?:vea|vean|pueda ver|mire)|ver|mostrar\w*|acceso)|escond\w+|ocult\w+|menos|excepto|solo (?:vea|ver|los|las))\b/,
      /\b(?:nomina|sueldos?|salarios?|desprendibles?)\b/,
      /\b(?:portal|plataforma|acceso|usuario|entr(?:ar|e)|invit\w+|permisos?|rol|roles)\b/,
    ],
    not: /\b(?:dian|cuanto|precio|electronica|pila|planilla|prima|liquid\w+|embarg\w+)\b/,
    text: [
      'Eso no: ningún permiso esconde la nómina. Lo que la firma publica en «Documentos» lo ve cualquiera que invites, también con «Solo lectura», que mira y descarga. «Auxiliar» y «Solo lectura» no ven las cifras de las facturas, pero sí todos los documentos.',
      'Lo que sí se puede: 1. No invitarlo y mandarle tú los informes que descargues. 2. Antes de invitarlo, pedir en «Mensajes» que la nómina no se publique en «Documentos»: lo que la firma deja oculto no lo ve nadie de tu empresa, tampoco tú, y se acuerda otra forma de entregártela. El acceso lo da el dueño, en «Personas», y ahí mismo lo quita.',
    ],
    links: [portal, call],
  },
]
