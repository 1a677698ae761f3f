import { contactHref } from '../../contact-topics'
import { minimumPenaltyInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import { cooperativeAuditor, sameFirm } from '../audit-and-review'
import { call, evaluation, lawyer, openingHours, recover, whatsapp } from '../reply-links'
import type { Rule } from '../rules'
import { rules as auditorRules } from './auditors'
import { startingAt } from '../starting-at'

const company = /\b(?:sas|s a s|sociedad|empresa|compania)\b/

const auditorPrice = startingAt('revisoria-fiscal')
const auditorLinks = [
  { href: contactHref('revisoria-fiscal'), label: 'Pedir una propuesta' },
  call,
  { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' },
] as const
const building =
  /\b(?:conjuntos?|edificios?|copropiedad\w*|propiedad horizontal|condominios?|torres?|apartamentos|aptos|unidad residencial|parcelacion)\b/

const closes = /\b(?:cierr[oae]\w*|cerr(?:ar|arla|amos)|liquid(?:o|ar|arla|amos)|disolver|acabar|cancelar)\b/
const closingSteps =
  '1. Ponte al día: rentas en cero que falten y la matrícula de los años sin renovar. 2. La asamblea decide la disolución, en acta. 3. Avisa a la DIAN y paga lo que se deba. 4. Acta con la cuenta final de liquidación, y las dos se inscriben en la Cámara de Comercio. 5. Cancela la matrícula, el RUT y el registro de ICA.'

export const rules: readonly Rule[] = [
  {
    topic: '¿Cuánto cuesta la revisoría fiscal de un edificio?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      building,
      /\bcuanto (?:me |nos |se )?(?:cuesta|vale|cobra\w*|sale|saldria|valdria|costaria|seria|es)\b|\b(?:precio|tarifa|valor|costo|honorarios|coti[zs]\w+|presupuesto|propuesta)\b/,
    ],
    not: /\b(?:renunci\w+|(?:se|nos) fue|demand\w+|debe ganar|gana|multa\w*|sancion\w*|auditoria|contabilidad|quitar\w*|cambi\w+|otr[oa] revisor\w*|obligad\w+|obligatori\w+)\b/,
    text: [
      `La revisoría fiscal de un edificio o conjunto va ${auditorPrice}. El valor exacto sale del número de unidades, el presupuesto del año, los empleados y lo que pida el reglamento, y va por escrito antes de empezar. La hacemos si no llevamos la contabilidad del edificio.`,
      'La asamblea: el informe y el dictamen para los propietarios son parte del trabajo. Si una persona va a la reunión, y a cuántas, queda escrito en la propuesta: dilo al pedirla, con la fecha.',
      'Si es solo de vivienda, tener revisor es voluntario y lo decide la asamblea; si hay locales u oficinas, es obligatorio (Ley 675 de 2001, art. 56). Para la propuesta mándanos el reglamento, el último presupuesto y los estados financieros.',
    ],
    links: auditorLinks,
  },
  cooperativeAuditor,
  {
    topic: '¿Para qué sirve el revisor fiscal de un conjunto?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      building,
      /\b(?:para|pa) (?:que|q) (?:es|sirve\w*|un|nos sirve|se necesita|tener)\b|\b(?:que|cuales) (?:funcion(?:es)?|hace|ventajas?|beneficios?)\b|\b(?:vale la pena|que gana(?:mos)?)\b/,
    ],
    not: /\b(?:cuanto|precio|coti[sz]\w+|propuesta|renunci\w+|rob\w+|demand\w+|auditor\w*|multa\w*|sancion\w*)\b/,
    text: [
      'Depende del edificio: si es solo de vivienda, es voluntario y lo decide la asamblea; si es comercial o mixto, con locales u oficinas, es obligatorio (Ley 675 de 2001, art. 56). Quien administra no decide eso.',
      'Sirve para que alguien independiente revise todo el año que las cuotas se cobren y se gasten según el presupuesto, el reglamento y las actas; que la contabilidad y los contratos tengan soporte; avise por escrito lo que esté mal y dictamine las cuentas ante los propietarios. No administra ni lleva la contabilidad. Si tienen dudas de un gasto, propónganlo en la asamblea y que quede en el acta.',
    ],
    links: auditorLinks,
  },
  {
    topic: 'Busco un revisor fiscal',
    when: [
      /\brevisor(?:a|ia)? fiscal\b/,
      /\b(?:urgen\w+|busc(?:o|amos|ando)|contrat(?:ar|o|amos)|consegu\w+|consig\w+|requier(?:o|e)|requerimos|nos hace falta|me hace falta|ya mismo|(?:necesito|necesitamos|quiero|queremos) (?:un|una|otr[oa]|nuev[oa]|nombrar|el servicio de|la)|(?:ustedes|uds) (?:son|hacen|prestan|ofrecen|tienen))\b/,
    ],
    not: new RegExp(
      `${building.source}|\\b(?:renunci\\w+|(?:si|cuando|quien(?:es)?|desde cuando|sera que|que pasa si|acaso) (?:\\w+ ){0,3}(?:necesit|requier|debe|tien)\\w*|obligad\\w+|obligatori\\w+|debo|toca|hay que|multa\\w*|sancion\\w*|fundacion|que (?:es|hace)|diferencia|auditor\\w*|puede|pueden|contador de|mi contador|nos llevan|banco|dian|demand\\w+|rob\\w+|quitar|sin revisor|cuanto|precio|requisitos|tarjeta profesional|vacante|empleo|trabajo|soy revisor\\w*)\\b`,
    ),
    text: [
      `Sí, ejercemos la revisoría fiscal: va ${auditorPrice}, siempre que no llevemos tu contabilidad, porque la ley pide independencia (Ley 43 de 1990). El valor exacto te llega por escrito antes de empezar.`,
      'Para ir rápido, llámanos o mándanos hoy: 1. Certificado de la Cámara y RUT. 2. Estatutos. 3. Últimos estados financieros. 4. Si ya hubo revisor, su último dictamen o la renuncia. 5. Para cuándo lo necesitas y por qué: ley, estatutos o un contrato.',
      'Después: la asamblea o junta lo nombra en un acta, se firma la carta de aceptación y las dos se inscriben en la Cámara de Comercio. Si quieres confirmar que te toca, la herramienta compara tus activos e ingresos con el tope.',
    ],
    links: [
      ...auditorLinks.slice(0, 2),
      { href: '/herramientas/revisor-fiscal', label: '¿Necesitas revisor fiscal?' },
    ],
  },
  {
    topic: 'Ya tengo revisor fiscal, ¿para qué una auditoría externa?',
    when: [
      /\bauditor(?:ia|ias|es|a)?\b/,
      /\brevisor(?:a|ia)?\b/,
      /\b(?:para que|sirve|aporta|agrega|anade|suma|ademas|tambien|vale la pena|hace falta|necesit\w+|sobra|lo mismo|reemplaz\w+|basta|alcanza|si (?:ya )?(?:tengo|tenemos|hay)|ya (?:tengo|tenemos|hay))\b/,
    ],
    not: /\b(?:cuanto|cuesta|vale (?:la auditoria|una|el)|precio|cobran|diferencia|mism[oa]s?|firma|pued\w+ (?:ser|hacer\w*|tambien)|ustedes|hac\w+ (?:las |los )?dos|contador|obligad\w+|conjunto|edificio|copropiedad|renunci\w+|rob\w+|fraude|banco|credito|inversionistas?)\b/,
    text: [
      'La auditoría externa agrega una opinión independiente, de otra firma, sobre los estados financieros o sobre un tema que tú escoges, para quien no conoce la empresa: un banco, un inversionista, la casa matriz, un donante o un comprador. Es voluntaria y por proyecto: si nadie te la pide y no tienes una duda concreta, puede que con el revisor fiscal te baste.',
      `El revisor fiscal es otra cosa: lo manda la ley o los estatutos, trabaja todo el año, firma declaraciones y rinde su dictamen a la asamblea (Código de Comercio, arts. 207 a 209). Ninguno reemplaza al otro, y conviene que sean firmas distintas. La auditoría va ${startingAt('auditoria-externa')}, y toma de 3 a 8 semanas.`,
    ],
    links: [
      { href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' },
      { href: contactHref('auditoria-externa'), label: 'Pedir una cotización' },
      call,
    ],
  },
  {
    topic: 'Abrí la S.A.S. hace poco, ¿qué hago primero?',
    when: [
      company,
      /\b(?:acab(?:o|amos) de|recien|ya|hace (?:poco|dias|un mes)|este mes|nueva|apenas)\b.*\b(?:abri\w*|cre(?:e|ar|amos|ada)|constitu\w+|registr\w+|mont\w+|saque|sacamos|inscrib\w+)\b|\b(?:abri|cree|creamos|constitui|constituimos|registre|registramos|monte|montamos)\b.*\b(?:y )?(?:ahora|primero|sigue|que mas|que falta)\b/,
      /\b(?:primero|que (?:mas )?(?:hago|hay que hacer|tengo que hacer|sigue|falta|debo hacer|toca))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|cerrar|liquidar|multa|sancion\w*|no (?:he|hice|hicimos|presente)|ano pasado|contabilidad desde|cuanto cobran|emplead\w+|persona natural)\b/,
    text: [
      `Primero mira la casilla 53 del RUT: ahí están tus obligaciones (05 renta, 48 IVA, 07 retención, 52 facturador, 47 SIMPLE). Luego, en orden: 1. Cuenta de banco y firma electrónica. 2. Habilítate para facturar y pide numeración antes de la primera venta. 3. Registro de beneficiarios finales (RUB), en los 2 meses siguientes a la inscripción en el RUT. 4. ICA: inscríbete en el municipio; en ${bogota}, en el RIT. 5. Libros de actas y de accionistas, y la contabilidad desde el primer día.`,
      'Con empleados, afiliación antes del primer día y PILA cada mes. Sin ventas, la renta de la sociedad se presenta igual el año siguiente; los períodos de IVA y retención sin operaciones, en general, no. La matrícula se renueva hasta el 31 de marzo.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Ver tus vencimientos' }, lawyer, call],
  },
  {
    topic: '¿Cómo cierro una S.A.S. sin movimiento y cuánto cuesta?',
    when: [
      company,
      closes,
      /\bcuanto (?:\w+ ){0,3}(?:cuesta|vale|sale|cobran|cobrarian|valdria|costaria)\b|\bcostos?\b/,
    ],
    not: /\b(?:emplead\w+|trabajador\w*|nomina|retencion|iva|persona natural|establecimiento|contabilidad)\b/,
    text: [
      `En orden: ${closingSteps}`,
      `Cuesta la suma de: los derechos e impuesto de registro de la Cámara, las renovaciones que deba, por cada declaración obligatoria que falte al menos la sanción mínima (${minimumPenaltyInPesos} en este año; sin impuesto ni ingresos es el 1% del patrimonio líquido del año anterior por mes o fracción, hasta el 10%, y puede bajar a la mitad: E.T., arts. 641 y 640), y nuestras horas, ${startingAt('asesoria-legal')}. Con el NIT miramos qué falta y te damos el valor por escrito antes de empezar.`,
    ],
    links: [evaluation, lawyer, call],
  },
  {
    topic: '¿Cómo cierro una S.A.S. que nunca se movió?',
    when: [
      company,
      closes,
      /\b(?:nunca|jamas|no) (?:la |lo |se |le |tuvo |ha |hubo )*(?:mov\w+|us[eoa]\w*|oper\w+|arranc\w+|funcion\w+|factur\w+|vend\w+|trabaj\w+|tuvo|hizo|hicimos)\b|\bsin (?:ningun )?(?:movimientos?|operaciones|actividad|ventas|ingresos|usar)\b|\b(?:inactiva|quieta|parada)\b/,
      /\b(?:como|pasos|proceso|tramite|nec[ei]s\w+|quiero|queremos|que (?:hay|hago|toca|debo|se))\b/,
    ],
    not: /\b(?:emplead\w+|trabajador\w*|nomina|persona natural|establecimiento|fundacion|declar\w+|present\w+|multa\w*|sancion\w*|ano \w+ sin|\d+ anos|dos anos|tres anos|deud\w+|cuanto)\b/,
    text: [
      `Aunque nunca se haya movido, se cierra así: ${closingSteps} Si no tiene bienes ni deudas, la cuenta final queda en ceros.`,
      'Mientras exista presenta renta cada año aunque dé cero y renueva la matrícula; el IVA y la retención de períodos sin operaciones, en general, no se presentan (E.T., arts. 601 y 606). Si dejó de renovar cinco años, la Cámara pudo disolverla ya (Ley 1727 de 2014, art. 31): míralo en www.rues.org.co. Con el NIT te decimos qué falta y cuánto sale.',
    ],
    links: [lawyer, evaluation, call],
  },
  {
    topic: '¿El contador de la empresa puede ser su revisor fiscal?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:mism[oa]|nuestr[oa]|propi[oa]|el|la) contadora?\b|\bcontadora? (?:de (?:la|mi|una) (?:empresa|sociedad|sas|compania)|actual|(?:que|q) (?:\w+ ){0,2}(?:lleva|tengo|tenemos))\b|\bcontadora? y (?:\w+ )?revisora?\b/,
      /\b(?:puede\w*|podria|se puede|es legal|permit\w+|vale|sirve)\b/,
    ],
    not: /\b(?:ustedes|uds|nos lleva\w*|cuanto|precio|renunci\w+|cambi\w+|diferencia\w*|que hace|declaraci\w+|conjunto|edificio|copropiedad|auditor(?:ia)? externa|dej[oe]|antes era|fue (?:el |mi |nuestro )?contador)\b/,
    text: [
      'No. La ley exige independencia: el contador de la empresa no puede ser a la vez su revisor fiscal, porque nadie dictamina lo que él mismo lleva.',
      ...(auditorRules.find(({ topic }) => topic === '¿Quién puede ser revisor fiscal?')?.text ?? []),
    ],
    links: [{ href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' }, call],
  },
  {
    topic: 'Un mensaje a nombre de la firma me pide la clave',
    when: [
      /\b(?:mensaje|correo|whatsapp|sms|llamada|llamaron|escribieron|escribio|chat)\b/,
      /\b(?:claves?|contrasenas?|password)\b|\bpid\w+ (?:\w+ ){0,3}codigos?\b/,
      /\b(?:ustedes|uds|la firma|de parte de|mi (?:contador|asesor))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|dian|banco|bancolombia|nequi|daviplata|olvid\w+|no me llega|recuper\w+|cambiar la|restablecer|archivo|extracto|pdf)\b/,
    text: [
      'No la des: nunca te pedimos la clave del portal, ni por mensaje, ni por correo, ni por teléfono. No abras el enlace ni contestes; lo que la firma te escribe de verdad está en «Mensajes», cuando tú mismo entras al portal.',
      'Si ya la diste, cámbiala ahora y cambia también la de tu correo si es la misma. Después llámanos, al teléfono de esta página y no al del mensaje, y guarda una captura: así revisamos tu cuenta.',
    ],
    links: [{ ...recover, label: 'Cambiar mi contraseña' }, call],
  },
  {
    topic: 'Necesito una certificación de ingresos para hoy',
    when: [
      /\b(?:certificacion\w*|certificado\w*)\b(?: \w+){0,3} \bingresos\b/,
      /\b(?:hoy|ya mismo|urgente|urgencia|manana|ahora mismo|de una)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|volver\w*|otra vez|me hicieron|me firmaron|me dieron|ya me|reenvi\w+|descarg\w+|retencion\w*|ingresos y retenciones|laboral|empleado|empleador)\b/,
    text: [
      `Llámanos ya, porque para hoy no se puede prometer: un contador la firma solo después de ver tus soportes. Atendemos ${openingHours}: ten a mano extractos de los últimos meses, facturas o cuentas de cobro, tu última declaración si la hay y para qué entidad es: con eso te decimos en la llamada si alcanza a salir.`,
      'No tiene tarifa fija: el valor depende de los soportes y lo sabes antes de empezar. Si ya eres cliente, deja además los documentos en el portal.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'El revisor fiscal del edificio renunció, ¿hay que esperar a la asamblea?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:conjuntos?|edificios?|copropiedad\w*|propiedad horizontal|condominios?|torres?|centro comercial|unidad residencial|parcelacion)\b/,
      /\b(?:renunci\w+|(?:se|nos|me) (?:fue|retiro|va)|murio|fallecio|dejo el cargo|sigue (?:aparec|figur|sali)\w+|(?:desde )?hace (?:\w+ ){1,2}(?:mes(?:es)?|semanas?|anos?)|esper\w+|asamblea (?:ordinaria|extraordinaria|de (?:marzo|enero|febrero|abril)|del (?:otro|proximo))|convoc\w+)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?(?:cobran|cuesta|vale)|coti[zs]\w+|propuesta|precio|ustedes|uds|sas|s a s|sociedad|cuentas|actas? de|morosos?|demand\w+)\b/,
    text: [
      'No hay que esperar a la asamblea ordinaria. En un edificio o conjunto al revisor fiscal lo elige la asamblea de propietarios (Ley 675 de 2001, art. 38, numeral 5), y lo urgente se decide en una extraordinaria, que pueden citar quien administra, el consejo, el revisor o propietarios que sumen al menos la quinta parte de los coeficientes (art. 39). Cómo y con cuántos días se cita lo dice el reglamento.',
      '¿Tiene que haber revisor? Si el uso es comercial o mixto, sí; si es solo de vivienda, lo decide la asamblea (art. 56), salvo que el reglamento lo pida. Sigue apareciendo porque su nombre está inscrito en la alcaldía, no en la Cámara de Comercio: se cambia con el acta y la aceptación del nuevo (art. 8); en Bogotá, D.C., por internet, en unos 15 días hábiles.',
      'Ahora: 1. Pidan por escrito la carta de renuncia y la citación. 2. Si hay suplente elegido, que asuma. 3. Si quien administra no cita, que lo haga el consejo o la quinta parte. 4. Acta, aceptación e inscripción. Si quien renunció eres tú, deja la carta radicada y pide que inscriban el cambio. Podemos cotizar la revisoría si no llevamos la contabilidad.',
    ],
    links: [
      { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' },
      { href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' },
      call,
    ],
  },
  {
    topic: 'La administración del conjunto no muestra las cuentas',
    when: [
      /\b(?:conjunto|edificio|copropiedad|propiedad horizontal|condominio|torres)\b/,
      /\b(?:cuentas|auditor\w*|estados financieros|informes?|libros|balances?)\b/,
      /\b(?:no (?:\w+ ){0,2}(?:muestra\w*|entrega\w*|rind\w+|presenta\w*|da|dan|quiere|deja\w*)|esconde\w*|niega\w*)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|soy (?:el|la) administrador\w*|mi contador|contador anterior|morosos?)\b/,
    text: [
      'Sí pueden exigirlas, y también pedir una auditoría externa: quien administra debe rendir cuentas, la asamblea aprueba o no los estados financieros (Ley 675 de 2001, arts. 38 y 51), y ella o el consejo puede contratar a un auditor.',
      'Ahora: 1. Pidan las cuentas por escrito, con fecha. 2. Si no responde, el consejo, el revisor fiscal o propietarios que sumen al menos la quinta parte de los coeficientes pueden citar una asamblea extraordinaria (art. 39). 3. Que el acta diga qué se audita y de qué años.',
      'Cuánto demora depende del alcance y de si entregan los libros: lo decimos por escrito antes de empezar, con el número de unidades y los años.',
    ],
    links: [evaluation, { href: '/servicios/auditoria-externa', label: 'Leer sobre auditoría' }, call],
  },
  {
    topic: 'El banco me pide estados financieros de este año',
    when: [
      /\b(?:estados financieros|balances?)\b/,
      /\b(?:portal|bajo|bajar|descarg\w+|me los (?:mandan|envian|pasan)|donde (?:estan|los|lo))\b/,
      /\b(?:banco|credito|licitacion|corte|a (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|firma\w*|mal|error\w*|fals\w+|arregl\w+|certificado)\b/,
    text: [
      'Si ya están listos, los bajas tú: en el portal, en «Documentos», con la empresa y el año correctos. Si no aparecen, pídelos hoy en «Mensajes» con la fecha de corte, para qué entidad son y hasta cuándo los recibe: los de un mes intermedio se preparan cuando alguien los pide, y antes tienen que estar los soportes de ese mes.',
      'Para un banco suelen ir firmados por quien representa la empresa y por un contador público (Ley 222 de 1995, art. 37). Si el plazo es de esta semana, llámanos.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call],
  },
  ...sameFirm,
  {
    topic: 'La plata de mis clientes para gastos del proceso, ¿es ingreso mío?',
    when: [
      /\b(?:clientes?|terceros|mandante|mandato)\b/,
      /\b(?:gastos?|costas|tramites|notaria|impuestos de (?:el|ell[oa]s?))\b/,
      /\bingres(?:o|os) (?:mi[oa]s?|propi[oa]s?|para terceros|de terceros)\b|\bes (?:un )?ingreso\b|\bson (?:un )?ingresos?\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|representacion|emplead\w+|arriendo|propinas?|silla)\b/,
    text: [
      'No es ingreso tuyo: lo que recibes para pagar gastos de un cliente, por encargo suyo, es plata de él, y mientras no la uses se lo debes. Un reembolso así no aumenta tu patrimonio (E.T., art. 26; DIAN, oficio 56990 de 2005). Tu ingreso son los honorarios, y esos sí se facturan completos.',
      'Para poder probarlo: 1. Contrato o poder que diga que los gastos son por cuenta del cliente. 2. Facturas y recibos a nombre de él, no tuyo. 3. Cuenta aparte, o al menos una contabilidad con esa plata como pasivo. 4. Rendición de cuentas al final. Ojo: las consignaciones sí cuentan para los topes de declarar; guarda todo.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }, call],
  },
  {
    topic: '¿Un accionista puede citar solo la asamblea?',
    when: [
      /\b(?:sas|s a s|soci[oa]s?|accionistas?|sociedad)\b/,
      /\b(?:cit(?:ar|a|o|e|arla)|convoc\w+)\b/,
      /\b(?:asamblea|reunion|junta)\b/,
      /\b(?:puede|puedo|podria|quien)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|conjunto|edificio|copropiedad|propietarios|cada cuanto|cuando (?:es|toca|se hace)|virtual|zoom|revisor)\b/,
    text: [
      'Solo si representa la sociedad o los estatutos lo permiten: en una S.A.S. cita el representante legal, por escrito a cada accionista, con el orden del día y al menos 5 días hábiles antes, salvo que los estatutos digan otra cosa (Ley 1258 de 2008, art. 20). Quien solo es accionista le pide a él que la cite.',
      'Una citación hecha por quien no podía, o sin ese tiempo, deja decisiones que se pueden atacar; pero si asistes sin protestar, se entiende que renuncias a la citación (art. 21). Y con mitades iguales nadie aprueba solo. Mira en los estatutos quién cita y quién está inscrito como representante: un abogado los lee contigo.',
    ],
    links: [lawyer, call],
  },
  {
    topic: '¿Puedo ir sin cita?',
    when: [/\bsin (?:pedir )?cita\b/, /\b(?:ir|voy|paso|pasar|llegar|atienden|reciben|caer|toca)\b/],
    not: /\b(?:cuanto (?:me |nos )?cobran|dian|camara|banco|muisca|medic\w+|eps)\b/,
    text: [
      `Mejor con cita: así te espera la persona de tu tema. Si no la tienes, llama antes de salir y te decimos si alguien puede recibirte hoy. Atendemos ${openingHours}`,
      'La cita se pide en «Citas» del portal si ya eres cliente; si no, por teléfono o con la evaluación gratuita.',
    ],
    links: [call, { href: '/portal', label: 'Ir al portal' }, evaluation],
  },
  {
    topic: 'Somos dos socios, ¿S.A.S. o persona natural?',
    when: [
      /\b(?:dos|2|tres|3|varios|somos) (?:soci[oa]s?|amig[oa]s?|herman[oa]s?|duenos)\b|\bcon (?:mi|un|una) (?:soci[oa]|amig[oa]|herman[oa]|espos[oa]|prim[oa]|pareja)\b/,
      /\b(?:sas|s a s|sociedad)\b/,
      /\bpersonas? natural(?:es)?\b/,
    ],
    not: /\b(?:cerr\w+|liquid\w+|pas(?:o|ar|arme|amos) de|cambi\w+|convert\w+|arriend\w+|inmueble|simple)\b/,
    text: [
      'S.A.S.: una persona natural es un solo dueño, y el otro quedaría sin nada a su nombre. En la S.A.S. cada uno tiene sus acciones, se crea por documento privado y los socios no responden con lo suyo por las deudas de la sociedad, salvo fraude (Ley 1258 de 2008, arts. 1, 5 y 42). A cambio, lleva contabilidad desde el primer día y declara renta cada año, aunque dé cero.',
      `Crearla con nosotros se cobra por horas, ${startingAt('asesoria-legal')}: te damos el valor por escrito antes de empezar, y aparte van los derechos de la Cámara y el impuesto de registro, según el capital. Toma de 2 a 4 semanas con estatutos, Cámara y RUT. Si van a vender comida preparada, miren también el impuesto al consumo (E.T., art. 512-1) y el ICA.`,
    ],
    links: [evaluation, lawyer, call],
  },
  {
    topic: '¿Hacen certificaciones de ingresos, cuánto valen y cuánto tardan?',
    when: [
      /\b(?:certificacion\w*|certificado\w*)\b(?: \w+){0,3} \bingresos\b/,
      /\b(?:cuanto|precio|valor|vale|cuesta|costo|cobran|demora\w*|tarda\w*|tiempo)\b/,
      /\b(?:hacen|hace|necesito|requiero|sacan|firmad[oa]|contador\w*|piden|arr[ie]+nd\w+|alquil\w+|banco|credito|prestamo|visa|ustedes|cuanto (?:vale|cuesta|sale))\b/,
    ],
    not: /\b(?:hoy|ya mismo|urgente|urgencia|manana|ya me|me hicieron|me dieron|reenvi\w+|descarg\w+|retencion\w*|ingresos y retenciones|laboral|emplead[oa]|empleador|rut)\b/,
    text: [
      'Sí: la firma un contador público después de ver tus soportes, y puedes pedir solo ese trabajo. No tiene tarifa fija: depende de cuántos meses y soportes son, y sabes el valor y el día de entrega por escrito antes de empezar; el tiempo corre desde que los soportes están completos.',
      'Ten a mano extractos de los últimos meses, facturas, cuentas de cobro o el contrato, la última declaración si la hay, y para quién es. Con eso, llámanos o escríbenos y te decimos las dos cosas ese mismo día de oficina.',
    ],
    links: [call, whatsapp, evaluation],
  },
]
