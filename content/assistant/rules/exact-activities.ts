import { uvtInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import { contactHref } from '../../contact-topics'
import { activityCodes, sellingOnline } from '../activity-codes'
import { oldRut } from '../old-rut'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const links = [{ href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }, call] as const
const asksCode =
  /\b(?:que|cual(?:es)?)(?: (?:es|seria|sera))?(?: (?:el|la|los|las))? (?:codigos?|actividad(?:es)?|ciiu)\b|\bciiu\b|\bcodigo de (?:la )?actividad\b|\b(?:codigo|actividad)\b(?: \w+){0,6} rut\b|\bque (?:\w+ )?(?:pongo|poner|va|escribo) en (?:el|mi) rut\b/
const notAsked =
  /\b(?:codigo (?:de|para) (?:entrar|acceso|verificacion)|codigo 4\d|me llego|multa\w*|sancion\w*|no (?:la )?actualic\w+|cambie de actividad|cuanto (?:me )?cobran|ica\b|arl\b|retencion|reteica|autorretencion|tarifa\w*|responsabilidad\w*|facturador\w*|que es (?:un|el|una|la) (?:codigo|ciiu|actividad))\b/
const codeFromList =
  'El código sale de la lista CIIU de Colombia (Rev. 4 A.C.), de cuatro cifras: compruébalo por palabras en el buscador de la DIAN o del DANE antes de guardarlo. La principal es la que más ingresos te da; puedes poner una secundaria y otras.'
const codeDecides =
  'De él dependen el ICA, el riesgo de la ARL y, en el SIMPLE, la tarifa; si dudas entre dos, una persona te dice cuál.'
const rest = `${codeFromList} Agregar o cambiar es gratis, en la actualización del RUT, y si tienes matrícula se cambia también en la Cámara. ${codeDecides}`

const named = ({ code, name }: { code: string; name: string }) => `${code}, ${name}`

const asksRut =
  /\b(?:sac(?:o|ar|amos|arlo)|sacarme|primera vez|inscrib\w+|tramit\w+|obten\w+)\b[^]*\brut\b|\brut\b(?: \w+){0,3} primera vez\b|\bsac(?:o|ar) (?:el |mi |un )?rut\b/
const firstRut =
  'El RUT se saca gratis en el portal de la DIAN (www.dian.gov.co), como persona natural, con tu documento y tu correo; si tienes un negocio con matrícula, se hace junto con la Cámara de Comercio. Pide solo las responsabilidades que de verdad tienes (casilla 53).'

const changes = /\b(?:cambi\w+|actuali[zc]\w+|modific\w+|correg\w+)\b/
const asksChange =
  /\b(?:como|donde|pasos|que hago)\b[^]*\b(?:cambi\w+|actuali[zc]\w+|modific\w+|correg\w+)\b|\bdireccion\b/
const howToChange = `Se cambia gratis por internet, tú mismo: entra a www.dian.gov.co con tu usuario, abre «Actualización RUT», cambia la dirección y la actividad y firma con tu firma electrónica. Hay un mes desde el cambio (E.T., art. 658-3). Si tienes matrícula, cambia lo mismo en la Cámara de Comercio, y en ${bogota} también en el RIT.`

const putsCode =
  /\b(?:agreg\w+|pon(?:go|er|erle|erla)|anad\w+|inclu\w+|sum(?:o|ar)|actuali[zc]\w+|cambi\w+|pid\w+|exig\w+|teng(?:a|o)|aparezca|registr\w+)\b/
const fourDigits = /(?<!\d)(?!20[123]\d)\d{4}(?!\d)/

/** Says how a code that somebody names is put into the RUT. */
const withCode = (code: RegExp, named: string): Rule => ({
  topic: `¿Cómo pongo ${named || 'un código'} en el RUT?`,
  when: [
    /\brut\b/,
    /\b(?:actividad\w*|ciiu|codigos?)\b/,
    putsCode,
    /\b(?:como|pasos|paso a paso|que hago|donde)\b/,
    code,
  ],
  not: /\b(?:responsabilidad\w*|casilla 53|multa\w*|sancion\w*|no (?:la |lo )?actualic\w+|cuanto (?:me )?cobran|me llego|tarifa\w*|retencion\w*|arl|simple|formulario)\b/,
  text: [
    `Se hace gratis por internet: 1. Entra a www.dian.gov.co con tu usuario. 2. Abre «Actualización RUT». 3. En la actividad económica pon ${named || 'el código'}: casilla 46 si es lo que más ingresos te da, 48 si es la segunda, 50 si es otra. 4. Revisa lo demás, firma con tu firma electrónica y baja el RUT nuevo, que es el que te piden.`,
    `Ponlo si de verdad es lo que haces: de él dependen el ICA, el riesgo de la ARL y, en el SIMPLE, la tarifa. Hay un mes desde que cambia (E.T., art. 658-3). Si tienes matrícula, cámbialo también en la Cámara, y en ${bogota}, en el RIT. ¿Sin firma electrónica? Se saca gratis ahí mismo.`,
  ],
  links,
})
const withCodes: readonly Rule[] = [
  ...activityCodes.map((activity) =>
    withCode(new RegExp(`(?<!\\d)${activity.code}(?!\\d)`), `el ${activity.code} (${activity.name})`),
  ),
  withCode(fourDigits, ''),
]

/** Each activity has two rules: the first is for people who also sell by internet, the second for all others. */
const codes: readonly Rule[] = [
  ...activityCodes.flatMap((activity): readonly Rule[] => [
    {
      topic: `¿Qué código pongo en el RUT? ${activity.code} y ventas por internet`,
      when: [asksCode, activity.words, sellingOnline.words],
      not: notAsked,
      text: [
        `Para lo que haces, el ${named(activity)}. Si además vendes productos por internet o redes, agrega el ${named(sellingOnline)}; si por ahí solo consigues clientes para lo que haces, con el primero basta.`,
        rest,
      ],
      links,
    },
    {
      topic: `¿Qué código pongo en el RUT? ${activity.code}`,
      when: [asksCode, activity.words],
      not: notAsked,
      text: [`Para eso, el ${named(activity)}.`, rest],
      links,
    },
  ]),
  {
    topic: '¿Qué código pongo en el RUT si vendo por internet?',
    when: [asksCode, sellingOnline.words],
    not: notAsked,
    text: [
      `Si vendes productos por internet o redes, el ${named(sellingOnline)}. Si los haces tú, la principal suele ser la de fabricarlos.`,
      rest,
    ],
    links,
  },
]

const ofRut: readonly Rule[] = [
  {
    topic: '¿El RUT se saca con cita?',
    when: [
      /\brut\b/,
      /\b(?:citas?|turnos?)\b|\b(?:presencial\w*|en persona|(?:ir|voy|toca ir|tengo que ir) (?:hasta |personalmente )*(?:a|hasta) (?:la dian|una oficina|la oficina))\b/,
      /\b(?:sac(?:o|ar|arlo|amos|a|an)|inscri\w+|tramit\w+|hac(?:er|erlo|e)|hago|abr(?:ir|o)|primera vez|empez\w+|por internet|virtual\w*)\b/,
    ],
    not: /\b(?:pasaporte|extranjer\w+|venezolan\w+|ppt|menor(?:es)?|sas|s a s|sociedad|ustedes|con (?:un|el|la|mi) (?:contador|asesor)\w*|cancel\w+|clave|contrasena|firma|ciiu|(?:que|cual) (?:codigo|actividad)|multa\w*|sancion\w*|no (?:hay|salen|encuentro|consigo) citas?)\b/,
    text: [
      'No toca cita: con cédula colombiana lo sacas tú por internet, gratis y el mismo día, en www.dian.gov.co, en la inscripción del RUT como persona natural. La cita con la DIAN, que también es gratis, es para cuando el sistema no te deja terminar o eres extranjero.',
      'Ten a mano la cédula, un correo que uses, la dirección y la actividad (código CIIU) de lo que vas a hacer. Pide solo las responsabilidades que de verdad tienes (casilla 53). No le pagues a nadie por el trámite. Si me cuentas qué vas a hacer, te digo el código.',
    ],
    links,
  },
  {
    topic: 'Cambié de dirección y no actualicé el RUT',
    when: [
      /\brut\b/,
      /\b(?:no|sin|nunca) (?:lo |la |l[ao]s? |he |hemos |habia |se )*(?:actuali[cz]\w+|cambi\w+|modifi\w+|inform\w+|report\w+)\b|\b(?:desactuali[cz]ad[oa]|(?:direccion|datos|correo|telefono) (?:viej[oa]s?|anterior|antigu[oa]s?))\b/,
      /\b(?:multa\w*|sancion\w*|castig\w+|problema\w*|que pasa|pasa algo|cobran?)\b/,
    ],
    not: /\b(?:ya me (?:multaron|sancionaron|escribieron|llego)|codigo|responsabilidad\w*|camara|iva|ustedes)\b/,
    text: oldRut,
    links,
  },
]

/** For these activities, such as a restaurant or a let flat, other codes of box 53 come first. */
const otherDuties: ReadonlySet<string> = new Set(['5611', '5613', '5619', '1081', '5519', '6810', '5320'])
const asksDuties =
  /\b(?:que|cual(?:es)?)\b(?: \w+){0,3} (?:responsabilidad(?:es)?|codigos? de responsabilidad(?:es)?)\b|\bresponsabilidad(?:es)?\b(?: \w+){0,5} (?:rut|casilla 53)\b|\b(?:pongo|poner|marco|marcar|escojo|selecciono)\b(?: \w+){0,3} responsabilidad(?:es)?\b/
const opens =
  /\b(?:abr(?:ir|o|imos|i)|mont(?:ar|o|amos|e)|pon(?:er|go|emos) (?:un|una|mi)|empez\w+|empiez\w+|inici\w+|nuev[oa]|primera vez|sac(?:ar|o)|inscrib\w+|peque\w+|para|de (?:un|una|mi))\b/
const notDuties =
  /\b(?:cambi\w+|quit\w+|sobr\w+|cancel\w+|sas|s a s|sociedad|mi empresa|simple\b.*\bconviene|multa\w*|sancion\w*|me llego|cuanto (?:me )?cobran|restaurantes?|cafeterias?|bar|comidas?|apartamentos?|rappi\w*|domicilios|reparto)\b/
const duties = [
  `Si sales como persona natural y vas a vender menos de 3.500 UVT al año${uvtInPesos(3_500)}, con un solo local y las demás condiciones, la 49 (no responsable de IVA): no cobras IVA y, en general, no facturas electrónicamente (E.T., art. 437, parágrafo 3; DUR 1625 de 2016, art. 1.6.1.4.3). Si no cumples, la 48 (IVA) y facturación electrónica, que queda como 52 al habilitarte.`,
  `Además, la 05 (renta) si pasas un tope y declaras, o en su lugar la 47 si te inscribes en el SIMPLE (art. 909). No pongas la 07 (retener) ni la 14 (exógena) si no te tocan: cada una trae un deber. Si abres un local, falta la matrícula en la Cámara de Comercio y el registro del ICA en tu municipio (en ${bogota}, el RIT).`,
] as const
const opensWith: readonly Rule[] = [...activityCodes.filter(({ code }) => !otherDuties.has(code)), null].map(
  (activity) => ({
    topic: `¿Qué responsabilidades pongo en el RUT si abro un negocio?${activity ? ` ${activity.code}` : ''}`,
    when: [
      /\brut\b/,
      asksDuties,
      opens,
      activity?.words ?? /\b(?:negocio|tienda|local|almacen|emprendimiento|miscelanea|papeleria|drogueria)\b/,
    ],
    not: notDuties,
    text: [
      ...duties,
      ...(activity
        ? [
            `La actividad es la ${named(activity)}: compruébala en el buscador de la DIAN. El RUT se saca gratis en www.dian.gov.co.`,
          ]
        : []),
    ],
    links,
  }),
)

/** Answers how both are changed, for an activity whose code is not known. */
const changedRut: Rule = {
  topic: '¿Cómo cambio la dirección y la actividad en el RUT?',
  when: [/\brut\b/, changes, /\bdireccion\b/, /\bactividad(?:es)?\b|\bciiu\b/],
  not: notAsked,
  text: [howToChange, `${codeFromList} Dime qué haces ahora y te digo cuál puede ser.`],
  links,
}

/** Before each rule about a code come variants, for people who also ask how to get the RUT or how to change it. */
export const rules: readonly Rule[] = [
  ...withCodes,
  {
    topic: 'Solo reparto por una aplicación, ¿qué responsabilidades pongo en el RUT?',
    when: [
      /\brut\b/,
      /\b(?:responsabilidad(?:es)?|casilla 53)\b/,
      /\b(?:rappi\w*|domicilios|domiciliari[oa]s?|repartidor\w*|reparto|repartir|didi|ifood|pedidos ?ya|mensajer\w+)\b/,
    ],
    not: /\b(?:vend(?:o|emos|er)|cocin\w+|restaurante|sas|s a s|sociedad|mi empresa|tengo (?:un |una |dos )?(?:domiciliari|repartidor)\w*|contrat\w+|cancel\w+|quitar\w*|multa\w*|sancion\w*)\b/,
    text: [
      `Si eres persona natural y solo repartes, la 49 (no responsable de IVA), con menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones (E.T., art. 437, parágrafo 3). La 05 (renta) va si pasas un tope y declaras. No pongas la 48 (IVA), la 52 (facturar), la 07 (retener) ni la 14 (exógena) si no te tocan: cada una trae un deber.`,
      `La actividad es la 5320, mensajería. Renta: solo si en el año pasas 1.400 UVT de ingresos, consignaciones, compras o tarjeta${uvtInPesos(1_400)} o 4.500 UVT de patrimonio bruto; cuenta lo que paga la aplicación antes de gasolina y comisiones. El RUT es gratis en www.dian.gov.co.`,
    ],
    links,
  },
  {
    topic: '¿Cómo cambio la dirección en el RUT?',
    when: [
      /\brut\b/,
      /\b(?:actualiz\w+|cambi\w+|modific\w+|corr[ie][gj]\w+)\b/,
      /\b(?:direccion|correo|email|telefono|celular|domicilio|mis datos|me mude|nos mudamos|me traslade|como (?:\w+ )?(?:actualiz|cambi|modific)\w+)\b/,
    ],
    not: /\b(?:actividad\w*|ciiu|codigos?|responsab\w+|iva|simple|facturacion|representante|contador|revisor|socios|cancel\w+|multa\w*|sancion\w*|no (?:lo |la )?(?:actualice|cambie)|ustedes|cuanto (?:me |nos )?(?:cobran|vale|cuesta)|camara (?:ya|y)|muri\w+|fallec\w+|extranjer\w+|pasaporte|sucesion|beneficiarios|(?:puedo|se puede) poner|obligatorio|es necesario)\b/,
    text: [
      'El RUT lo actualizas tú, gratis, en el portal de la DIAN: 1. Entra a www.dian.gov.co, escribiendo la dirección, con tu usuario y contraseña. 2. Abre «Actualización RUT», cambia el dato y revisa los demás. 3. Firma con tu firma electrónica y baja la copia nueva. Hazlo dentro del mes siguiente al cambio (E.T., art. 658-3).',
      'Si no tienes firma electrónica, sácala gratis ahí mismo; si el portal no te deja, pide una cita en la misma página. Con matrícula, cámbiala también en la Cámara de Comercio. Si te trabas, llámanos.',
    ],
    links,
  },
  ...ofRut,
  ...opensWith,
  ...codes.flatMap((rule) => [
    {
      ...rule,
      topic: `${rule.topic} ¿Y cómo lo saco?`,
      when: [...(rule.when ?? []), asksRut],
      text: [...rule.text.slice(0, 1), firstRut, ...rule.text.slice(1)],
    },
    {
      ...rule,
      topic: `${rule.topic} ¿Y cómo lo cambio?`,
      when: [...(rule.when ?? []), changes, asksChange],
      text: [...rule.text.slice(0, 1), howToChange, `${codeFromList} ${codeDecides}`],
    },
    rule,
  ]),
  changedRut,
]
