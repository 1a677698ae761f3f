import { call, mail } from '../reply-links'
import type { Rule } from '../rules'

const portal = { href: '/portal', label: 'Ir al portal' } as const

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
]
