import { contactHref } from '../../contact-topics'
import { auditorDuty } from '../../tools/auditor-duty'
import { wagesInPesos } from '../../legal-figures'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const
const auditor = { href: auditorDuty.path, label: auditorDuty.name } as const

/** Answers about companies, registers and auditors. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Qué papeles pide crear una S.A.S. y cuánto tarda?',
    when: [
      /\b(?:crear|montar|abrir|constituir|hacer|armar|formar|registrar|inscribir|poner|sacar)\w*\b/,
      /\b(?:sas|s a s|empresa|sociedad|compania)\b/,
      /\b(?:papeles|documentos|requisitos|que (?:necesito|se necesita|piden|toca|hay que)|pasos)\b/,
    ],
    not: /\b(?:cerrar|liquid\w+|cancel\w+|sucursal|portal|empleado|extranjer\w+|restaurante|banco)\b/,
    text: [
      'En cuatro pasos: nombre, socios y estatutos; Cámara de Comercio y RUT; cuenta bancaria y firma electrónica; y facturación y RUB. Papeles: 1. Cédula de cada socio y del representante legal. 2. Estatutos en documento privado firmado y autenticado (o firmado por internet en la página de la Cámara). 3. Carta de aceptación del representante y de los nombrados. 4. Formulario del RUES y el pre-RUT de la DIAN. 5. Recibo del impuesto de registro y los derechos de la Cámara de Comercio. Antes, comprueba en www.rues.org.co que el nombre esté libre y escoge el código CIIU.',
      'Si uno de los socios aporta un inmueble, va por escritura (Ley 1258 de 2008, art. 5). Todo, con cuenta bancaria, firma electrónica y facturación, toma de 2 a 4 semanas; el registro solo puede salir en pocos días. Después siguen el RUB y la habilitación para facturar. Lo hacemos contigo.',
    ],
    links: [{ href: '/servicios/asesoria-legal#preguntas', label: 'Leer sobre asesoría legal' }, write, call],
  },
  {
    topic: '¿Cómo sé si el nombre está disponible?',
    when: [
      /\bnombre\b/,
      /\b(?:empresa|sas|negocio|sociedad|tienda|marca|compania)\b/,
      /\b(?:disponible|libre|repetid\w+|existe|cogid\w+|homonim\w+|usar|consult\w+|registr\w+)\b/,
    ],
    not: /\b(?:usaron|a mi nombre|cambi\w+|robaron|portal)\b/,
    text: [
      'Búscalo gratis en www.rues.org.co, en «consulta de homonimia»: la Cámara no registra otro igual en el país. Busca también parecidos, y en la Superintendencia de Industria y Comercio (www.sic.gov.co) si ya es marca de alguien: que la Cámara lo acepte no te da derecho a una marca ajena.',
      'Ten dos o tres opciones, mira el dominio de internet y, si el nombre vale para tu negocio, regístralo como marca. La búsqueda y el registro los hace un abogado del equipo.',
    ],
    links: [write, call],
  },
  {
    topic: '¿S.A.S. o limitada?',
    when: [/\blimitada\b|\bltda\b/, /\b(?:sas|s a s)\b/, /\b(?:diferencia\w*|mejor|conviene|cual|que es)\b/],
    text: [
      'S.A.S.: basta un accionista, se crea por documento privado, el capital se paga hasta en dos años y los estatutos deciden casi todo; los accionistas no responden con lo suyo por impuestos ni por deudas laborales, salvo fraude (Ley 1258 de 2008, arts. 1, 5, 9 y 42). Limitada: mínimo dos socios y máximo veinticinco, se crea por escritura, el capital se paga completo al comienzo, y los socios responden con lo suyo por los impuestos, según su aporte (E.T., art. 794).',
      'Por eso casi todas las empresas nuevas son S.A.S.; la limitada se usa donde una ley la exige, como la vigilancia privada. Pasar de una a otra pide el voto de todos los socios.',
    ],
    links: [write, call],
  },
  {
    topic: '¿El INVIMA me pide registro?',
    when: [/\binvima\b|\b(?:registro|permiso|notificacion) sanitari\w+\b/],
    text: [
      'Depende del producto. Los alimentos empacados que se venden con marca llevan notificación, permiso o registro sanitario según su riesgo, y se piden al INVIMA (www.invima.gov.co), en línea; las mermeladas y conservas entran ahí. La comida preparada que vendes directo al consumidor no: la vigila la secretaría de salud, con concepto sanitario y manipulación de alimentos.',
      'En orden: 1. Busca tu producto en la clasificación del INVIMA. 2. Ten un sitio que cumpla buenas prácticas (puede ser de un maquilador). 3. Arma etiqueta y ficha técnica. 4. Pide la notificación; hay tarifa reducida para microempresas. Cosméticos y aseo tienen su propia notificación. Los costos del año y el trámite exacto los dice el INVIMA; nosotros ponemos en orden RUT, matrícula e impuestos.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Cómo cancelo la matrícula mercantil?',
    when: [
      /\b(?:cancel\w+|cerr\w+|dar de baja|quitar|liquid\w+)\b/,
      /\b(?:matricula|camara de comercio|camara|establecimiento)\b/,
    ],
    not: /\b(?:sas|sociedad|empresa|deudas|socio)\b/,
    text: [
      'Persona natural: en la página de tu Cámara, «cancelación de matrícula». 1. Paga las renovaciones que debas, porque sin eso no cancela; en 2026 pregunta si hay beneficio por años viejos. 2. Llena la solicitud de la matrícula y, aparte, la de cada establecimiento, con tu firma electrónica o presentación personal. 3. Paga el derecho de cancelación. 4. Después cierra el ICA en tu municipio (en la capital, el RIT) y actualiza o cancela el RUT.',
      'Mientras la matrícula siga activa se sigue debiendo cada año, aunque no vendas. Si el negocio es de una sociedad, primero se disuelve y se liquida. Lo hacemos por ti.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cómo suspendo o cancelo el RUT?',
    when: [/\brut\b/, /\b(?:cancel\w+|suspend(?:o|er)|quit\w+|cerr\w+|elimin\w+|dar de baja|borr\w+)\b/],
    not: /\b(?:empresa|sas|sociedad|dian (?:me )?(?:suspend\w+|bloque\w+|cancel\w+)|responsabilidad\w*|por que|bloque\w+)\b/,
    text: [
      'Una persona natural lo pide gratis en el portal de la DIAN (www.dian.gov.co), con firma electrónica o con cita: «solicitud de cancelación». Procede cuando ya no hay actividad ni obligaciones: primero presenta las declaraciones pendientes, paga lo que debas y quita las responsabilidades (IVA, factura, retención) con una actualización. La DIAN revisa y puede tardar; mientras tanto los deberes siguen.',
      'Si solo paras un tiempo, no hace falta cancelar: deja el RUT con la actividad y sin responsabilidades que no tienes; un asalariado puede quedarse con «renta» o sin ella. Si tienes matrícula mercantil, cancélala antes. Dinos qué códigos tienes en la casilla 53 y te decimos cuáles salen.',
    ],
    links: [call, { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿El RUT se renueva o se vence?',
    when: [
      /\brut\b/,
      /\b(?:renov\w+|renueva\w*|venc\w+|vence|caduca\w*|cada cuanto|viejo|desactualiz\w+|vigen\w+)\b/,
    ],
    not: /\b(?:matricula|camara|firma electronica|iva|renta vence)\b/,
    text: [
      'No: el RUT no se vence ni se renueva cada año. Se actualiza cuando algo cambia (dirección, actividad, correo, responsabilidades), dentro del mes siguiente al cambio; después hay sanción por cada día: 1 UVT, o 2 UVT si es la dirección o la actividad (E.T., art. 658-3).',
      'Es gratis en www.dian.gov.co con tu usuario y tu firma electrónica. Si un cliente pide uno «reciente», descárgalo otra vez: la fecha de impresión cambia. Lo que sí se renueva cada año es la matrícula mercantil, hasta el 31 de marzo, y la firma electrónica de la DIAN, cada tres años.',
    ],
    links: [call, { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }],
  },
  {
    topic: 'Murió un socio o el dueño',
    when: [
      /\b(?:murio|fallec\w+|muerte|muri\w+)\b/,
      /\b(?:socio|socia|accionista|dueno|duena|representante|gerente)\b/,
    ],
    not: /\b(?:contador|conyuge declar\w+)\b/,
    text: [
      'Lo sentimos. La empresa sigue: las acciones pasan a los herederos por la sucesión. Mientras tanto las representa una sola persona: el albacea o quien escojan por mayoría los herederos reconocidos; si no se ponen de acuerdo, el juez (Código de Comercio, art. 378). Un heredero solo no puede votar ni vender. En una S.A.S. de un único dueño hay que abrir la sucesión: si no, la sociedad puede quedar sin cómo funcionar.',
      'Ahora: 1. Si era el representante legal, actúa el suplente inscrito en la Cámara; si no hay, la asamblea nombra a otro y se inscribe. 2. Avisa a los bancos con el registro de defunción y no uses su firma ni sus claves. 3. Sigue pagando nómina e impuestos. 4. Abre la sucesión, por notaría si todos están de acuerdo. También se declara la renta de la persona fallecida. Un abogado del equipo te guía.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: '¿Quién puede ser revisor fiscal?',
    when: [
      /\brevisor(?:a)?\b/,
      /\b(?:puede\w*|familiar|primo|herman\w+|espos\w+|emplead\w+|soci[oa]|inhabil\w*|prohib\w*|requisitos)\b/,
      /\b(?:ser|trabaj\w+|emplead\w+|familiar|primo|herman\w+|soci[oa]|inhabil\w*|requisitos)\b/,
    ],
    not: /\b(?:ustedes|me llevan|contador\w*|conjunto|sas necesita|obligad\w+|obligatori\w+|renunci\w+|cambi\w+|firm\w+ decl\w+)\b/,
    text: [
      'Debe ser contador público con tarjeta, independiente. No puede serlo un socio, un empleado ni quien tenga otro cargo en la empresa o en sus subordinadas; tampoco el cónyuge o un familiar hasta el cuarto grado de los administradores, el contador o el cajero (Código de Comercio, art. 205, y Ley 43 de 1990, arts. 50 y 51). Quien fue contador o empleado espera seis meses.',
      'Tampoco puede quedarse como contador al terminar: la Ley 43 de 1990 pide un año (art. 48). Si ya hay un nombramiento así, se cambia en asamblea y se inscribe en la Cámara.',
    ],
    links: [auditor, call],
  },
  {
    topic: '¿Por cuánto tiempo se nombra al revisor fiscal?',
    when: [
      /\brevisor(?:a|ia)?\b/,
      /\b(?:cada cuanto|cuanto (?:tiempo|dura)|periodo|reeleg\w+|eleg\w+|elige|elect\w*|nombr\w+)\b/,
    ],
    not: /\b(?:renunci\w+|obligad\w+|obligatori\w+|cobran|vale|cuesta|sas necesita|desde cuando|monto|activos|no (?:lo )?(?:he|hemos|tengo|tenemos) nombr\w+|conjunto|edificio)\b/,
    text: [
      'Lo elige la asamblea por mayoría (Código de Comercio, art. 204). Si hay junta directiva, su período es igual al de ella; si no, el que digan los estatutos, muchas veces un año. Puede ser reelegido, y removido en cualquier momento con la mitad más una de las acciones presentes (art. 206).',
      'Cada nombramiento va en acta, con aceptación, y se inscribe en la Cámara: hasta que se inscribe otro, el anterior sigue figurando. Lo normal es decidirlo en la asamblea ordinaria de marzo, con sus honorarios.',
    ],
    links: [auditor, { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' }, call],
  },
  {
    topic: 'Mi revisor fiscal renunció',
    when: [/\brevisor(?:a)?\b/, /\b(?:renunci\w+|se fue|murio|se va|dej\w+ el cargo)\b/],
    text: [
      'No hay un plazo en días, pero la empresa obligada no debe estar sin revisor: hazlo ya. Si hay suplente inscrito, entra él desde hoy. Si no, el representante convoca asamblea extraordinaria (en una S.A.S., normalmente con 5 días hábiles), se nombra, acepta por escrito y se inscribe en la Cámara (Código de Comercio, art. 163).',
      'Mientras no se inscriba el nuevo, el que renunció sigue figurando (art. 164), así que pide la renuncia por escrito, inscríbela y acuerda hasta cuándo firma: sin su firma, cuando se exige, una declaración se tiene por no presentada (E.T., art. 580). Mira qué vence este mes. Si quieres, te cotizamos la revisoría; no podemos ser a la vez tus contadores.',
    ],
    links: [call, write, auditor],
  },
  {
    topic: '¿Qué firma el revisor fiscal?',
    when: [
      /\brevisor(?:a)?\b/,
      /\bfirm\w+\b/,
      /\b(?:declar\w+|estados financieros|impuestos|formulario\w*|certific\w+|iva|renta)\b/,
    ],
    not: /\b(?:renunci\w+|no quiere)\b/,
    text: [
      'Si la empresa está obligada a tenerlo, el revisor fiscal firma sus declaraciones de renta, IVA, retención y las demás que lo piden, el dictamen de los estados financieros y certificaciones como la de pagos de seguridad social (E.T., arts. 596 y 602). Sin esa firma, cuando se exige, la declaración se tiene por no presentada (art. 580).',
      'Firma con su propia firma electrónica de la DIAN. Firmar no es prepararlas: eso lo hace el contador. Si no hay obligación de tener revisor, firma el contador cuando el patrimonio o los ingresos pasan de 100.000 UVT.',
    ],
    links: [auditor, call],
  },
  {
    topic: 'Estoy obligado y no tengo revisor fiscal',
    when: [
      /\brevisor(?:a)?\b/,
      /\bno (?:lo )?(?:tengo|tenemos|tiene|nombr\w+|he|hemos)\b|\bsin revisor\b|\bque pasa si\b/,
      /\b(?:obligad\w+|tocaba|multa|sancion|pasa|debia|nombr\w+)\b/,
    ],
    not: /\bconjunto|edificio|no le (?:entrego|doy)\b/,
    text: [
      `Con calma: se arregla con un acta. Si al cierre del año anterior los activos brutos fueron de 5.000 salarios mínimos o más${wagesInPesos(5_000)}, o los ingresos de 3.000 o más${wagesInPesos(3_000)}, había que nombrarlo (Ley 43 de 1990, art. 13). Sin él, las declaraciones que piden su firma se pueden tener por no presentadas (E.T., art. 580), los estados financieros quedan sin dictamen y la Superintendencia puede multar.`,
      'Ahora: 1. Comprueba los topes con la herramienta. 2. Convoca asamblea, nombra principal y suplente, y que acepten por escrito. 3. Inscríbelo en la Cámara de Comercio. 4. Mira qué declaraciones se firmaron sin él y desde cuándo: se corrigen antes de que pregunten. Llámanos con los dos últimos balances.',
    ],
    links: [auditor, call, write],
    calms: true,
  },
  {
    topic: '¿Una fundación necesita revisor fiscal?',
    when: [
      /\b(?:fundacion|corporacion|asociacion|esal|sin animo de lucro|cooperativa|fondo de empleados|iglesia|junta de accion)\b/,
      /\brevisor\w*\b/,
    ],
    text: [
      'Mira en este orden: 1. Los estatutos: si lo tienen previsto, es obligatorio. 2. El tipo: cooperativas, fondos de empleados y mutuales deben tenerlo, salvo que su superintendencia las exima; muchas fundaciones y corporaciones solo si lo dicen sus estatutos o la entidad que las vigila (alcaldía o gobernación). 3. El régimen tributario especial pide, además, contador y registro web.',
      'La regla de los 5.000 y 3.000 salarios mínimos (Ley 43 de 1990, art. 13) es para sociedades comerciales. Mándanos los estatutos y el certificado de existencia y te decimos si te toca.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Para qué sirve una auditoría externa?',
    when: [/\bauditor\w*\b|\bauditad\w+\b/, /\b(?:que es|sirve|banco|necesit\w+|diferencia)\b/],
    not: /\b(?:cuanto (?:cuesta|vale|cobran|demora|dura)|precio|conjunto|contabilidad|rob\w+|fraude)\b/,
    text: [
      'La auditoría externa es voluntaria y por proyecto: una opinión independiente sobre si los estados financieros dicen la verdad. Sirve para un banco, un inversionista, una casa matriz, vender la empresa o encontrar errores y fraudes. El revisor fiscal, en cambio, lo exige la ley a ciertas empresas, lo nombra la asamblea, se inscribe en la Cámara y trabaja todo el año.',
      'Sí la hacemos, si no llevamos tu contabilidad, porque nadie audita lo suyo. Toma de 3 a 8 semanas. Ten a mano el balance de prueba, los estados financieros, los extractos y qué te pide el banco exactamente: a veces basta que los firmen contador y representante, y sale más barato.',
    ],
    links: [
      { href: '/servicios/auditoria-externa', label: 'Ver auditoría externa' },
      { href: '/servicios/revisoria-fiscal#preguntas', label: 'Leer sobre revisoría fiscal' },
      { href: contactHref('auditoria-externa'), label: 'Pedir una cotización' },
      call,
    ],
  },
  {
    topic: '¿Cómo cierro una empresa sin movimientos?',
    when: [
      /\b(?:sin movimiento\w*|inactiv\w+|parad\w+|quiet\w+|no (?:la )?(?:us\w+|mov\w+)|no tuvo)\b/,
      /\b(?:empresa|sas|sociedad|negocio)\b/,
    ],
    not: /\bcontabilidad cuanto\b/,
    text: [
      'Sí, sigue declarando mientras exista: una sociedad presenta renta cada año aunque dé cero, y renueva la matrícula; el IVA y la retención en cero, en cambio, en general no se presentan en los períodos sin operaciones (E.T., arts. 601 y 606). Con años atrasados cada declaración tarde paga al menos la sanción mínima, así que cerrarla pronto sale más barato.',
      'Para cerrarla: 1. Declaraciones pendientes y deudas. 2. Acta de disolución y liquidación de los socios, inscrita en la Cámara. 3. Acta con la cuenta final. 4. Renovaciones al día y cancelación de la matrícula. 5. ICA y, al final, RUT. Si dejó de renovar cinco años, la Cámara pudo disolverla ya (Ley 1727 de 2014, art. 31): míralo en www.rues.org.co. Con el NIT te decimos qué falta y cuánto sale, por años.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Cómo le paso mis acciones a un familiar?',
    when: [
      /\b(?:acciones|participacion|empresa|sas|cuotas)\b/,
      /\b(?:hij\w+|espos\w+|herman\w+|mama|papa|familia\w*|sobrin\w+)\b/,
      /\b(?:pas\w+|transf\w+|ced\w+|don\w+|regal\w+|vend\w+|traspas\w+|nombre de|hered\w+)\b/,
    ],
    not: /\b(?:murio|fallec\w+|carro|casa|apartamento)\b/,
    text: [
      'Dos caminos. Venta: se endosa el título, se anota en el libro de accionistas y se paga de verdad; el precio se compara con el valor comercial, y por debajo del 15% la DIAN puede rechazarlo (E.T., art. 90). Donación: para quien recibe es ganancia ocasional, y si pasa de 50 salarios mínimos lleva insinuación ante notario (Código Civil, art. 1458). Los estatutos pueden dar preferencia a los otros accionistas.',
      'En los dos se revisan el RUB y, si cambia el control, la Cámara. No hagas una venta simulada. Antes de firmar, un abogado y un tributarista te dicen cuál sale mejor con el valor de la empresa.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cómo inscribo los libros?',
    when: [
      /\blibros?\b/,
      /\b(?:inscrib\w+|registr\w+|accionistas|actas|llev\w+|oblig\w+|perdi\w*)\b/,
      /\b(?:accionistas|actas|socios|camara|electronic\w+)\b/,
    ],
    not: /\bcontador\b/,
    text: [
      'En la Cámara de Comercio solo se inscriben dos: el de actas de la asamblea y el de registro de accionistas o socios (Código de Comercio, art. 28, con el Decreto 19 de 2012, art. 175). Los contables no se inscriben. Se piden en la página de tu Cámara: en papel, con hojas numeradas que ella rubrica, o electrónicos.',
      'Hazlo al crear la empresa: sin libro de accionistas una venta de acciones no queda probada. Si se perdió, se denuncia, se inscribe otro y se reconstruye con las actas. Lo hacemos contigo.',
    ],
    links: [write, call],
  },
  {
    topic: 'La empresa no puede pagar: insolvencia',
    when: [/\b(?:insolvenci\w+|quiebra|quebr\w+|ley 1116|reorganizacion)\b/],
    not: /\b(?:soci\w+|respond\w+|mi casa|lo mio|mis bienes|quitan)\b/,
    text: [
      'Con calma: hay caminos legales antes de cerrar. Una empresa puede pedir reorganización ante la Superintendencia de Sociedades para pagar a plazos sin que la ejecuten (Ley 1116 de 2006), y hay un trámite abreviado para las pequeñas. Una persona natural no comerciante tiene insolvencia ante un centro de conciliación o notaría (Código General del Proceso, art. 531).',
      'Ahora: 1. Lista deudas: empleados, DIAN, bancos, proveedores, con fecha. 2. Paga primero nómina y lo recaudado de IVA y retención. 3. No vendas ni pases bienes a familiares: se puede anular. 4. Lleva la contabilidad al día: sin ella no admiten la solicitud. 5. Pide acuerdos por escrito. Llámanos con esa lista; la Supersociedades orienta gratis.',
    ],
    links: [call, write],
    calms: true,
  },
]
