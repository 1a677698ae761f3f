import { firm } from '../../firm'
import { texts as portalTexts } from '../later/portal-states'
import { notOurSubject } from '../other-subjects'
import { call, mail, signIn, whatsapp, openingHours } from '../reply-links'
import type { Rule } from '../rules'
import { papersInTime } from './portal-help'

const portal = { href: '/portal', label: 'Ir al portal' } as const

/** With one of these words, a message about a colour means a task, a calendar or the like, and not an invoice. */
const elsewhere =
  /\b(?:dian|papel|logo|imprim\w+|tinta|tareas?|calendario|citas?|semaforo|excel|siigo|alegra|zona|obligaci\w+|bandera)\b/

/** Answers about the portal and about who attends a client, for messages whose words suggest a wrong answer. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Dónde cambio el correo con el que entro?',
    when: [
      /\b(?:cambi(?:o|ar|arle|e|amos)|actuali[zs](?:o|ar)|modific(?:o|ar)|reemplaz(?:o|ar)|poner|pongo)(?: \w+){0,3} (?:correo|e ?mail|mail)\b|\b(?:correo|e ?mail|mail)\b.*\b(?:cambi(?:o|ar|arlo)|actuali[zs](?:o|ar|arlo)|modific(?:o|ar|arlo))\b/,
      /\b(?:entro|entramos|entrar|ingres(?:o|ar|amos)|inicio (?:de )?sesion|inicio|iniciar sesion|login|logue\w+|pagina|portal|plataforma|mi cuenta|usuario|acced(?:o|er))\b/,
    ],
    not: /\b(?:ya no tengo|perd\w+|sin acceso|no tengo (?:acceso|ese)|no (?:me )?(?:puedo|pude|logro|deja) (?:entrar|ingresar|abrir)|no recuerdo|olvid\w+|dian|rut|muisca|camara|facturas?|banco|contrasena|clave|emplead\w+|soci[oa]|contador\w*|hacke\w+|cambiaron|aviso|calendario|propuesta|cita)\b/,
    text: [
      ...(portalTexts['¿Cómo cambio mi correo?'] ?? []),
      'Si ya no puedes abrir el correo de antes ni entrar, no pidas más enlaces: llámanos, y una persona comprueba que eres tú.',
    ],
    links: [portal, signIn, call],
  },
  {
    topic: 'Quiero mover mi cita y saber dónde y cuándo atienden',
    when: [
      /\b(?:citas?|reunion)\b/,
      /\b(?:correr(?:la|lo)?|mover(?:la|lo)?|cambiar(?:la|le|lo)?|aplazar(?:la|lo)?|reprogram\w+|reagend\w+|pasar(?:la|lo)?|cancelar(?:la|lo)?)\b/,
      /\b(?:donde (?:quedan?|estan|es|esta|son|se ubican)|ubicad[oa]s|direccion|sabados?|domingos?|festivos?|horarios?|que horas?)\b/,
    ],
    not: /\b(?:dian|camara|banco|notaria|eps|migracion|consulado|embajada|asamblea|junta|la (?:pueden?|puedo|podemos) (?:pasar|mover|correr|cambiar) (?:para|a) el (?:sabado|domingo))\b/,
    text: [
      `Para mover tu cita: en el portal, en «Citas», ábrela y usa «Cambiar la hora», hasta el día anterior; ahí ves las horas libres. Si es hoy o no tienes cuenta, llama al ${firm.phone.label} y una persona mira la agenda.`,
      `Dirección: ${firm.address.street}, ${firm.address.city}. Atendemos ${openingHours}`,
    ],
    links: [portal, call, whatsapp, { href: '/contacto', label: 'Ver el mapa y el formulario' }],
  },
  {
    topic: '¿Puedo pasar mi cita para otro día?',
    when: [
      /\b(?:citas?|reunion|video ?llamada)\b/,
      /\b(?:correr(?:la|lo)?|mover(?:la|lo)?|cambiar(?:la|lo)?|aplazar(?:la|lo)?|posponer(?:la|lo)?|reprogram\w+|reagend\w+|pasar(?:la|lo)?|no (?:voy a )?(?:alcanz\w+|pued[oe]|podemos|poder|podre)(?: a)? (?:ir|llegar|asistir|cumplir|estar|presentarme|conectarme)|no alcanz\w+)\b/,
      /\b(?:tengo|tenemos|teniamos|tenia|mi|nuestra|la|una|el|con)\b/,
    ],
    not: /\b(?:dian|camara|banco|notaria|eps|migracion|consulado|embajada|asamblea|junta|medic[oa]s?|odontolog\w+|juzgado|audiencia|ugpp|ministerio|emplead\w+|virtual|presencial|por zoom|pasar(?:le|les)? (?:los|las|unos|unas|el|mis) \w+|(?:el|de) (?:correo|clave|contador)|cancel\w+|cobran|multa\w*)\b/,
    text: [
      'Sí, si hay una hora libre: en el portal, en «Citas», abre la tuya y usa «Cambiar la hora»; ahí ves los días y las horas que quedan. Sirve hasta el día anterior, así que, si es mañana, hazlo hoy.',
      `Si ya es hoy, no tienes cuenta o no sale la hora que quieres, llama al ${firm.phone.label} o escribe por WhatsApp: di tu nombre, el día y la hora de la cita y cuándo puedes, y una persona mira la agenda. Atendemos de ${openingHours}`,
    ],
    links: [portal, call, whatsapp],
  },
  {
    topic: '¿En qué formato subo las facturas, y sirven por WhatsApp?',
    when: [
      /\b(?:facturas?|soportes?|documentos|recibos?|papeles)\b/,
      /\b(?:fotos?|fotico|pdf|xml|formatos?|imagen(?:es)?)\b/,
      /\b(?:whatsapp|whatsap|whasap|guasap|wasap|wpp|wsp)\b/,
      /\b(?:sub\w+|mand\w+|envi\w+|pas(?:o|ar|arles|arlas)|sirv\w+|recib\w+)\b/,
    ],
    not: /\b(?:coti[zs]\w+|(?:al|a mi|el|un|mis|los|a mis|a los) clientes?|dian|estafa|fals[oa]s?|nomina|desprendible\w*|cedula|contrasena|clave)\b/,
    text: [
      'Súbelas al portal, en «Facturas»: lo mejor es el XML, o el ZIP que llega al correo, porque se lee solo; también sirven PDF, JPG y PNG, hasta 10 MB cada archivo. La foto la puedes tomar ahí mismo desde el celular: completa, derecha y con luz.',
      'Por WhatsApp no: allí no quedan con su fecha ni su estado, y no es un canal para documentos. Si ya la mandaste por ahí, súbela también al portal. Si la factura es electrónica, la foto se revisa a mano: pídele el XML a quien te vendió.',
    ],
    links: [portal, signIn, call],
  },
  {
    topic: '¿Hasta cuándo les mando las facturas del mes?',
    when: [
      /\b(?:facturas|soportes|recibos)\b/,
      /\bhasta (?:cuando|que (?:dia|fecha|hora))\b|\b(?:fecha|dia) (?:limite|maxim[oa])\b|\bultimo dia\b|\bque plazo\b|\ba mas tardar\b/,
      /\b(?:mand\w+|envi\w+|sub(?:o|ir\w*|imos)|entreg\w+|pas(?:o|ar\w*|amos)|reciben?|carg(?:o|ar\w*|amos))\b/,
    ],
    not: /\b(?:dian|clientes?|proveedor(?:es)?|compradora?|acept\w+|rechaz\w+|radian|acuse|electronic\w+|emitir|expedir|habilit\w+|numeracion|resolucion|nota credito|anul\w+|banco|eps|cobrar|pag(?:o|ar\w*)|tarde|hotel|2\d mb|pesa\w*)\b/,
    text: papersInTime,
    links: [{ href: '/portal/facturas', label: 'Subir facturas' }, portal, call],
  },
  {
    topic: 'Una tarea del colegio',
    when: [
      /\btareas?\b/,
      /\b(?:matematicas?|fracciones|algebra|geometria|calculo|fisica|quimica|biologia|sociales|ingles|espanol|filosofia|historia|colegio|escuela|ecuaci\w+|mi hij[oa])\b/,
      /\b(?:ha[cg]\w+|ayud\w+|resuelv\w+|resolver\w*|solucion\w+|explic\w+)\b/,
    ],
    not: /\b(?:portal|vencid[ao]s?|pendientes?|contabilidad|contab\w+|impuestos?|nomina|iva|niif|historial|clinica)\b/,
    text: notOurSubject,
    links: [{ href: '#preguntas', label: 'Ver preguntas frecuentes' }],
  },
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
    topic: 'Me avisaron de una tarea y no la veo',
    when: [
      /\b(?:tareas?|pendientes?|solicitud(?:es)?|firmas?)\b/,
      /\b(?:correo|email|aviso|avisaron|notific\w+|recordatorio|mensaje|dice\w*|me lleg\w+)\b/,
      /\b(?:no (?:me |la |las |lo |los |nos )?(?:veo|aparec\w+|sale\w*|encuentr\w+|hay|muestr\w+|figur\w+)|sale (?:vaci[oa]|en blanco|sin nada)|esta (?:vaci[oa]|en blanco))\b/,
      /\b(?:ustedes|uds|portal|plataforma|entro|ingreso|abro|firma|cuenta|pagina)\b/,
    ],
    not: /\b(?:dian|rut|muisca|hij[oa]s?|colegio|recordatorios? de|ya (?:la|las|lo|los)? ?(?:hice|cumpli|entregue|mande|subi)|firma electronica|banco|facturas?|citas?|no (?:puedo|me deja) (?:entrar|ingresar))\b/,
    text: [
      'Suele ser una de estas cosas: 1. En la cabecera está otra empresa, si tienes varias: cámbiala. 2. Entraste con otro correo: debe ser el mismo al que llegó el aviso. 3. No está en «Tareas»: si la firma te pidió un documento va en «Solicitudes», y si hay algo por firmar, en «Firmas». 4. Alguien de tu empresa ya la hizo.',
      'Si sigue sin salir, no es culpa tuya: copia el asunto y el día de ese correo en «Mensajes», o llama, y te decimos qué falta y hasta cuándo. Desde este chat no veo cuentas.',
    ],
    links: [portal, call],
  },
  {
    topic: '¿Dónde veo mis tareas del portal?',
    when: [
      /\btareas?\b|\bpendientes?\b(?=[^]*\bportal\b)|\bportal\b[^]*\bpendientes?\b/,
      /\b(?:donde|en que parte|como (?:veo|miro|encuentro|las veo|entro)|no (?:veo|encuentro)|cuales (?:son )?(?:mis|las)|ver (?:mis|las)|estado de (?:mis|las)|como van (?:mis|las)|mis tareas|tareas (?:que )?tengo)\b/,
    ],
    not: /\b(?:universidad|materia|profesor\w*|clases?|ayud\w+|resolv\w+|hac(?:er|en|es|me)|dian|hij[oa]s?|colegio|vencid[ao]s?|en rojo|no se quita|ya (?:la|las|lo|los)? ?(?:hice|cumpli|entregue|mande|subi)|recordatorios?|cre(?:o|ar)|agreg\w+|borr\w+|elimin\w+|pag(?:o|os|ar|ue)|deb[oe]|facturas?|citas?|firmas?|mensajes?)\b/,
    text: [
      'En el portal, en «Tareas»: ahí están las tuyas con su fecha, y las marcas como hechas cuando las terminas.',
      'Lo que la firma te pidió entregar, como un documento, está en «Solicitudes»: ábrela y súbelo ahí mismo. Si tienes varias empresas, revisa que la de la cabecera sea la correcta. Si no ves algo que te anunciaron, pregúntalo en «Mensajes». Desde este chat no veo cuentas.',
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
    topic: '¿Dónde veo las facturas que subí?',
    when: [
      /\b(?:facturas?|soportes|recibos)\b/,
      /\b(?:donde|en que parte|como|quiero|puedo|necesito)\b(?: \w+){0,3} (?:ve[or]\w*|mir(?:o|ar\w*)|consult(?:o|ar\w*)|encuentro|encontrar\w*|revis(?:o|ar)|estan|quedan?|quedaron|aparecen|salen)\b/,
      /\b(?:subid[ao]s?|subi|subimos|cargad[ao]s?|cargue|cargamos|enviad[ao]s?|envie|enviamos|mandad[ao]s?|mande|mandamos|les he (?:mand|envi|sub)\w+)\b/,
    ],
    not: new RegExp(
      `${elsewhere.source}|\\b(?:rechaz\\w+|aprob\\w+|acept\\w+|errores?|solo (?:me )?(?:aparecen|salen|veo|estan)|(?:las|l[oa]s) otr[ao]s|faltan|no (?:me )?(?:l[ao]s )?(?:veo|aparec\\w+|sal\\w+|encuentr\\w+|deja\\w*|carg\\w+|sub\\w+)|duplic\\w+|repetid\\w+|borr\\w+|elimin\\w+|clientes?|proveedor\\w*|correo|whatsapp|emitid\\w+|radian|cufe|honorarios)\\b`,
    ),
    text: [
      'En el portal, en «Facturas»: ahí están todas las que has subido, con su estado. Para ver un mes, usa los filtros de arriba: «Por subida», con el primer y el último día en «Fecha» y «Hasta»; también puedes buscar por proveedor, número o valor.',
      '«En revisión», en amarillo, es que llegó y alguien del equipo la mira; «Aceptada» va en verde y «Rechazada», en rojo, con el motivo dentro. Si tienes varias empresas, escoge primero la que es, arriba. Si una no sale, pregúntala en «Mensajes» antes de subirla otra vez.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ver mis facturas' }, call],
  },
  {
    topic: 'No recuerdo el día ni la hora de mi cita',
    when: [
      /\b(?:citas?|reunion)\b/,
      /\bno (?:me |la |lo )*(?:acuerdo|recuerdo|anote|apunte)\b|\bse me olvido\b|\bolvide\b|\bno (?:se|estoy segur[oa]) (?:si|que|cuando|de|del|a que)\b|\b(?:que dia|a que hora|cuando) (?:es|era|tengo|tenia|quedo|seria)\b/,
      /\b(?:dia|hora|fecha|cuando|si (?:era|es|quedo)|era)\b/,
      /\b(?:mi|tengo|tenia|tenemos|la|nuestra)\b/,
    ],
    not: /\b(?:dian|camara|notaria|banco|medic\w+|eps|rut|embajada|consulado|asamblea|junta|soci[oa]s?|acta|agend\w+|pedir|cambi\w+|cancel\w+|mover|aplazar|correr|reprogram\w+|contrasena|clave|prima|nit|atienden|declar\w+|vence\w*)\b/,
    text: [
      'En el portal, en «Citas», está la tuya con el día, la hora y el lugar; si dice «Programada» es en firme, y si dice «Por confirmar» todavía no. Cuando se confirma, también te llega un correo con el archivo de calendario: búscalo en tu correo, también en «No deseado».',
      `Si no tienes cuenta o ya pasó, llama al ${firm.phone.label} (${openingHours}) y una persona la mira y, si hace falta, te da otra. Desde este chat no veo citas.`,
    ],
    links: [portal, call, whatsapp],
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
  {
    topic: '¿En qué va el caso de otra persona?',
    when: [
      /\b(?:pregunt\w+|saber|averigu\w+|consult\w+|informacion|informes?|razon|como va|en que va|que paso|estado|sigue)\b/,
      /\b(?:procesos?|tramites?|casos?|declaracion|expediente) (?:de (?:la |el )?|del )(?:senor(?:a|es|ita)?|sr|sra|don|dona|doctora?|dr|dra)\b/,
    ],
    not: /\b(?:dian|ugpp|juzgado|fiscalia|demand\w+|banco|eps|pension|fallec\w+|muri\w+|difunt\w+|cuanto|precio|cuando|emplead\w+|trabaj\w+|como (?:se |le )?(?:hac\w+|present\w+)|requisitos|papeles)\b/,
    text: [
      'Desde este chat no veo casos ni personas, y es mejor no escribir nombres aquí. Si es tu caso, míralo en el portal o llama y di con quién hablaste.',
      'Si es de otra persona, solo se le informa a ella o a quien ella autorice: lo pide la reserva de la profesión y la ley de datos personales (Ley 43 de 1990; Ley 1581 de 2012). Que llame ella, o llama tú con su autorización por escrito.',
    ],
    links: [call, whatsapp, portal],
  },
  {
    topic: 'Mis facturas salen duplicadas en el portal',
    when: [
      /\bfacturas?\b/,
      /\b(?:duplic\w+|repetid[ao]s?|se repiten?|dobles?|(?:dos|2|varias) veces)\b/,
      /\b(?:portal|plataforma|sub[ií]\w*|carg(?:ue|ar|amos)|aparec\w+|sal(?:e|en|io|ieron)|veo|quedaron|borr\w+|elimin\w+|quit(?:o|ar)\w*)\b/,
    ],
    not: /\b(?:dian|cliente\w*|proveedor\w*|cobr\w+|pag(?:o|ue|ar|aron)|emit\w+|transmit\w+|notas? credito|contabil\w+|libros|siigo|alegra|programa|rechaz\w+|hice|hicieron|facture|anul\w+|otro total|no (?:me )?deja\w*)\b/,
    text: [
      'Compara el número y el CUFE. Si son los mismos, deja una sola: en «Facturas», la dueña o el dueño elige «Eliminar» en la fila que sobra, y si fue sin querer, «Deshacer» queda 10 segundos. Deja la que ya está aceptada o la que tiene el XML. Si las dos están decididas no se borran: ahí dice «Retirar», la firma la ve como retirada y el archivo se conserva. Si el número o el CUFE es otro, son dos facturas: no borres ninguna.',
      'El mismo archivo subido otra vez no se repite: el portal dice «Ya lo tenías». Si es otro archivo de la misma factura, la revisión avisa «Ya se había enviado». Si son muchas o no puedes eliminar, manda los números en «Mensajes»: una persona quita las que sobran. No las subas de nuevo.',
    ],
    links: [{ href: '/portal/facturas', label: 'Ir a «Facturas»' }, call],
  },
  {
    topic: 'Mi cita quedó virtual y la pedí presencial',
    when: [
      /\b(?:citas?|reunion)\b/,
      /\b(?:virtual\w*|video ?llamada|por video|telefon\w+|llamada|presencial\w*|oficina|en persona)\b/,
      /\b(?:aparec\w+|sal(?:e|io)|dice|qued(?:o|aron)|figur\w+|pus(?:o|ieron)|agendaron|programaron|confirmaron|asignaron|dieron|en (?:vez|lugar) de|de (?:virtual|presencial) a|equivoc\w+)\b/,
      /\b(?:ped[ií]\w*|pidi\w+|solicit\w+|agend(?:e|amos)|reserv(?:e|amos)|escog\w+|eleg\w+|quer\w+|quier\w+|necesit\w+|era|prefer\w+|prefier\w+|(?:la|lo) puse)\b/,
      /\b(?:virtual\w*|video ?llamada|por video|telefon\w+|llamada)\b[^]*\b(?:presencial\w*|oficina|en persona)\b|\b(?:presencial\w*|oficina|en persona)\b[^]*\b(?:virtual\w*|video ?llamada|por video|telefon\w+|llamada)\b/,
    ],
    not: /\b(?:dian|camara|notaria|banco|medic\w+|eps|asamblea|junta|audiencia|juzgado|ministerio|migracion|embajada|consulado|enlace|link|no (?:me |nos )?(?:lleg\w+|mand\w+)|cuanto (?:vale|cuesta|cobran)|teletrabajo|emplead\w+|trabajador\w*)\b/,
    text: [
      `Se cambia. En el portal, en «Citas», abre la tuya: «Lugar» dice cómo quedó. Si no es como la pediste: 1. Escríbelo en «Mensajes» o llama al ${firm.phone.label}, y una persona la pasa a como la quieres. 2. O, hasta el día anterior, usa «Cancelar la cita» y pide otra escogiendo la forma: en la oficina, por teléfono o por videollamada.`,
      `Si es hoy, no la canceles: llama ya (${openingHours}) Si es en la oficina, estamos en la ${firm.address.street}, en ${firm.address.city}. Desde este chat no veo tu cita.`,
    ],
    links: [portal, call, whatsapp],
  },
  {
    topic: '¿Mi cita es virtual o en la oficina, y dónde está el enlace?',
    when: [
      /\bcitas?\b|\breunion\b|\bvideo ?llamada\b/,
      /\b(?:link|enlace|virtual|presencial|por video|video ?llamada|teams|meet|zoom|ir hasta|voy|oficina|conect\w+|donde es)\b/,
      /\b(?:tengo|mi|la|manana|hoy)\b|\bno (?:me |nos )?(?:ha )?(?:lleg\w+|mand\w+|envi\w+|aparece)|\bdonde\b/,
      /\bno (?:me |nos )?(?:ha |han )?(?:lleg\w+|mand\w+|envi\w+|aparece|tengo|encuentro|sirve|abre|funciona|veo)\b|\b(?:es|sera) (?:virtual|presencial|por|en)\b|\bdonde\b|\bcomo (?:entro|ingreso|me conecto|es)\b|\b(?:virtual|presencial|oficina|video|voy)\b[^]*\bo\b/,
    ],
    not: /\b(?:dian|camara|notaria|banco|medic\w+|eps|agend\w+|pedir|pido|sacar|reserv\w+|cambi\w+|cancel\w+|mover|reprogram\w+|contrasena|clave|activar|registro|asamblea|junta|soci[oa]s?|acta|evaluacion|cuanto (?:vale|cuesta|cobran)|declar\w+|atienden|se puede)\b/,
    text: [
      'En el portal, en «Citas», abre la tuya: «Lugar» dice si es virtual, en la oficina o por teléfono, y «Mensaje de la firma» trae lo que te hayan escrito. Cuando se confirma, te llega además un correo con el archivo de calendario: mira «Correo no deseado». Si dice «Por confirmar», todavía no vale.',
      `Si es virtual y no ves el enlace, llama al ${firm.phone.label} antes de la hora (${openingHours}) y te lo mandan; si empieza ya, llama de una vez. Si es en la oficina, estamos en la ${firm.address.street}, en ${firm.address.city}. Desde este chat no veo tu cita.`,
    ],
    links: [portal, call, whatsapp],
  },
  {
    topic: 'El enlace de una factura o una propuesta no abre',
    when: [
      /\b(?:enlaces?|links?|vinculo)\b/,
      /\b(?:facturas?|coti[sz]acion(?:es)?|propuestas?|documentos?|cuentas? de cobro|honorarios)\b/,
      /\bno (?:me |nos |lo |la |se )*(?:abr\w+|sirv\w+|funcion\w+|deja\w*|carg\w+|puedo|pude|logro|da)\b|\b(?:venc\w+|caduc\w+|expir\w+|invalido|da error)\b/,
    ],
    not: /\b(?:claves?|contrasenas?|activar\w*|registr\w+|subir\w*|cargar\w*|adjunt\w+|xml|dian|rut|recuper\w+|confirm\w+|codigo|invitacion|fals[oa]s?|estaf\w+|sospech\w+|no se si|pague|pagamos|mi factura|mis? clientes?|reunion)\b/,
    text: [
      'Si es nuestro, no insistas con el enlace: un cobro está en el portal, en «Honorarios», con su fecha y su estado; una propuesta u otro documento te lo mandamos en PDF, pídelo por correo o por teléfono.',
      'Si es la factura de un proveedor, pídele a él el PDF y el XML por correo; con el CUFE también la puedes buscar en www.dian.gov.co. Si no esperabas ese enlace, no des claves ni pagues: confirma antes con quien dice que lo mandó.',
    ],
    links: [signIn, mail, call],
  },
]
