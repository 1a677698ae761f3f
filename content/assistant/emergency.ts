import type { Reply, ReplyLink } from './replies'

const police: ReplyLink = { href: 'tel:123', label: 'Llamar al 123' }
const listening: ReplyLink = { href: 'tel:106', label: 'Llamar a la línea 106' }

/**
 * Each pattern matches a message in lower case that tells of danger to somebody's life; the first match decides.
 * Each reply gives only the number to call, and no office, tax or price.
 */
export const emergencies: readonly { danger: RegExp; not?: RegExp; reply: Reply }[] = [
  {
    danger:
      /\b(?:suicid\w+|(?:matarme|me (?:quiero|voy a) matar|me mato)|(?:quiero|quisiera|prefiero|ganas de) (?:no (?:despertar|existir|seguir)|morir(?:me)?|desaparecer(?! (?:la|el|los|las|mi|una?)\b)|estar muert[oa])|me quiero morir|no (?:quiero|tengo ganas de|vale la pena) (?:seguir )?(?:vivir|viviendo)|quitarme la vida|acabar con (?:mi vida|todo\b(?! (?:este|esto|el|lo)))|hacerme dano|cortarme las venas|no aguanto (?:mas )?la vida|(?:kill myself|suicide|want to die|end my life))\b/,
    reply: {
      text: [
        'Lo que sientes importa más que cualquier cuenta: llama ya al 123 o a la línea 106, donde alguien te escucha, y busca a una persona de confianza que te acompañe ahora.',
      ],
      links: [listening, police],
    },
  },
  {
    danger:
      /\b(?:duele\w*|dolor\w*|punzad\w+|opresion|apreta\w*)\b(?: \w+){0,5} pecho\b|\bpecho\b(?: \w+){0,4} (?:duele|dolor|aprieta|opresion)\b|\b(?:infarto|derrame|no (?:puedo|puede) respirar|me (?:ahogo(?! en)|estoy ahogando(?! en)|falta el aire)|me (?:voy a )?desmay\w+|se desmayo|convulsion\w*|ataque de (?:panico|ansiedad)|me dio un ataque|brazo (?:izquierdo )?(?:dormido|adormecido)|sangrando mucho|chest pain|cant breathe|heart attack)\b/,
    not: /\b(?:incapacidad|licencia|eps|cotiz\w+)\b/,
    reply: {
      text: [
        'Primero tu salud: llama ya al 123 o ve a urgencias, y no te quedes sin compañía. Qué tomar te lo dice un médico, no este chat.',
      ],
      links: [police],
    },
  },
  {
    danger:
      /\b(?:me (?:pega|pego|golpea|golpeo|estan pegando|secuestr\w+|viola\w*)|(?:me|nos) (?:quiere|quieren|va a|van a) (?:matar|golpear|pegar)|amenaz\w+ (?:de muerte|con (?:un |una |el |la )?(?:arma|pistola|cuchillo|machete|navaja|matar\w*))|(?:tengo|tiene|con) (?:un arma|una pistola) (?:en|contra)|violencia (?:intrafamiliar|domestica)|maltrat\w+ (?:fisic\w+|mi (?:esposo|pareja|marido))|(?:me|nos) (?:estan|vienen) siguiendo|me (?:persiguen|buscan) (?:unos|por|para)|(?:hombres|tipos) armados|se (?:entraron|metieron) (?:a robar|(?:unos |los )?ladrones)|(?:nos|me) estan robando (?:ya|ahora)|beat(?:s|ing)? me|threatens? to kill)\b/,
    not: /\b(?:multas?|sancion\w*|sustos?|embargo)\b/,
    reply: {
      text: [
        'Primero tu seguridad: si estás en peligro, llama ya al 123. Por violencia contra una mujer también responde la línea 155, y la línea 106 escucha a quien lo necesita, a cualquier hora.',
      ],
      links: [police, { href: 'tel:155', label: 'Llamar al 155' }, listening],
    },
  },
]

/** Matches a message of somebody who is sad but not in danger. */
export const sorrow =
  /\b(?:triste\w*|tristeza|deprimid\w+|depresion|llorando|lloro|no puedo mas|no doy mas|sin ganas|no se para que sigo|me siento (?:sol[oa]|fatal|muy mal|vaci[oa])|quiero llorar|me dejo (?:mi|el|la)|agotad\w+)\b/

export const sorrowReply: Reply = {
  text: [
    'Siento que estés pasando por esto. Si quieres hablar con alguien, la línea 106 escucha gratis; si llegas a sentirte en peligro, llama al 123.',
    'Lo de los impuestos puede ir paso a paso: cuando quieras, dime solo qué papel te llegó o qué te preocupa, y vemos lo primero.',
  ],
  links: [listening, police],
}
