import { contactHref } from '../../contact-topics'
import { inPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import { localTaxPeriod } from '../bogota'
import { lostPasswords } from '../lost-passwords'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const

const legalPrice = inPesos(startingPrice('asesoria-legal'))

export const rules: readonly Rule[] = [
  {
    topic: '¿Cuándo se renueva la matrícula, cambia por el NIT?',
    asked: `cuando hay que renovar la matricula mercantil cambia segun el nit`,
    when: [
      /\bmatricula\b|\bcamara de comercio\b/,
      /\b(?:renov\w+|renuev\w+)\b/,
      /\b(?:cuando|fecha|plazo|nit|hasta|mes|dia)\b/,
    ],
    not: /\b(?:cuanto|vale|no (?:la )?renov\w+|cancel\w+|no renuev\w+|atrasad\w+|certificado)\b/,
    text: [
      'Cada año entre enero y el 31 de marzo, y es igual para todos: no cambia por el NIT (Código de Comercio, art. 33). Aplica a la sociedad, al comerciante y a cada establecimiento. Se hace en la página de tu Cámara con los activos del cierre del año anterior, y la tarifa sale de ellos.',
      'Después del 31 de marzo puede haber multa y se pierden beneficios; con años sin renovar, la depuración del registro. Ten listo el balance al 31 de diciembre: lo hacemos contigo.',
    ],
    links: [
      { href: '/herramientas/vencimientos/matricula-mercantil', label: 'Ver la fecha' },
      { href: '/servicios/asesoria-legal#preguntas', label: 'Leer sobre asesoría legal' },
      call,
    ],
  },
  {
    topic: '¿Cuánto cuesta cerrar una S.A.S.?',
    asked: `cuanto vale liquidar una sas que no tiene deudas`,
    when: [
      /\b(?:cuanto (?:vale|cuesta|cobran|sale|me sale)|precio|costo)\b/,
      /\b(?:liquid\w+|cerrar|disolver|cancelar)\b/,
      /\b(?:sas|s a s|empresa|sociedad)\b/,
    ],
    not: /\b(?:emplead\w+|trabajador\w*|matricula)\b/,
    text: [
      `Son tres cuentas. Cámara de Comercio: derechos de inscribir el acta de disolución, la cuenta final y la cancelación, más el impuesto de registro, que cambian cada año y por ciudad; su página los calcula. Pendientes: renovaciones y declaraciones que falten, con sus sanciones. Y el trabajo: nuestra asesoría legal va desde ${legalPrice} por hora, y la contabilidad del cierre según cómo estén los libros; te damos el valor total antes de empezar.`,
      'Sin deudas y con todo al día es corto: 1. Acta de disolución y liquidador. 2. Inventario y aviso a la DIAN. 3. Acta con la cuenta final (si no hay deudas, puede ir casi todo junto). 4. Cancelación en la Cámara. 5. ICA y RUT. Suele tomar de uno a tres meses. Con el NIT y el último balance te decimos cuánto sale.',
    ],
    links: [write, call, { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }],
  },
  {
    topic: '¿Cómo paso de persona natural a S.A.S.?',
    asked: `quiero pasar de persona natural a sas sin perder mis clientes ni mi establecimiento de comercio`,
    when: [
      /\bpersona natural\b/,
      /\b(?:sas|s a s|sociedad)\b/,
      /\b(?:pasar|paso|cambiar|cambio|convertir\w*|transform\w+|volverme)\b/,
    ],
    not: /\b(?:diferencia|mejor|conviene|cual)\b/,
    text: [
      'No hay transformación: se crea la S.A.S. y tú le pasas el negocio. 1. Constituye la sociedad con tu actividad. 2. Aporta o véndele el establecimiento de comercio (con su nombre, muebles, inventario y derechos): por documento privado reconocido o escritura, e inscrito en la Cámara; así conservas el nombre y la matrícula del local cambia de dueño. 3. Cede contratos y el arriendo con permiso de la otra parte. 4. Pasa a los empleados por sustitución de empleador, sin liquidarlos. 5. Avisa a clientes el NIT nuevo y cambia facturación, cuentas de banco y permisos.',
      'Cuida tres cosas: la venta de inventario puede llevar IVA, las deudas del negocio las responden los dos por un tiempo, y tu RUT de persona natural se actualiza o se cancela cuando ya no quede actividad, con sus últimas declaraciones. Lo mejor es el 1 de enero. Un abogado y un tributarista del equipo arman el paso contigo.',
    ],
    links: [write, call],
  },
  {
    topic: 'La contadora se fue sin dejar claves',
    asked: `mi ex contador cambio el correo del rut y no puedo recuperar la clave de la dian, el contador anterior borro el correo del rut, mi contadora se fue y no dejo ni las claves de la dian como recupero todo eso`,
    when: [
      /\b(?:contador\w*|auxiliar)\b/,
      /\b(?:se fue|renunci\w+|desaparec\w+|no dej\w+|no aparece|murio|se llevo|me dejo)\b/,
      /\b(?:claves?|contrasenas?|dian|(?<!(?:su|la|una|otra|esta|esa) )firma|recuper\w+|accesos?|todo)\b/,
    ],
    text: lostPasswords,
    links: [call, { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' }],
    calms: true,
  },
  {
    topic: 'La empresa tiene pérdidas o patrimonio negativo',
    asked: `nos toca disolver la empresa si tenemos perdidas y patrimonio negativo`,
    when: [
      /\b(?:perdidas?|patrimonio negativo|patrimonio en rojo)\b/,
      /\b(?:disolver\w*|disolucion|liquid\w+|cerrar|empresa|sas|sociedad)\b/,
      /\b(?:toca|hay que|obligad\w+|disolver\w*|disolucion|causal|patrimonio negativo)\b/,
    ],
    not: /\b(?:renta|compensar|rest\w+|libros)\b/,
    text: [
      'No por las pérdidas solas. La causal por pérdidas se cambió: hoy una sociedad se disuelve si al cierre no cumple la hipótesis de negocio en marcha, es decir, si no hay cómo seguir al menos doce meses (Ley 2069 de 2020, art. 4). Un patrimonio negativo es señal de alarma, pero no la prueba.',
      'Lo que toca: 1. Evalúa por escrito, con el cierre, caja, deudas, ventas y planes de los próximos doce meses. 2. Si hay duda, no hagas operaciones nuevas fuera del giro normal y convoca a la asamblea: los administradores responden si no lo hacen. 3. La asamblea decide: capitalizar, convertir deuda de socios en capital, reestructurar o disolver. 4. Si no alcanza para pagar, mira la reorganización ante la Superintendencia de Sociedades. Trae el último balance: un contador y un abogado lo miran contigo.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Hay que hacer asamblea todos los años?',
    asked: `hay que hacer asamblea todos los anos asi seamos solo dos socios nunca hemos hecho actas`,
    when: [
      /\b(?:asamblea\w*|actas?|reunion de socios|junta de socios)\b/,
      /\b(?:todos los anos|cada ano|anual|obligator\w+|hay que|toca|nunca|dos socios|un solo|pocos|debo|tenemos que)\b/,
    ],
    not: /\b(?:conjunto|edificio|revisor\w*|copropiedad|libro de actas)\b/,
    text: [
      'Sí: al menos una vez al año, en los tres meses siguientes al cierre, a más tardar el 31 de marzo (o cuando digan los estatutos), la asamblea se reúne para aprobar estados financieros, informe de gestión y qué se hace con las utilidades, aunque sean dos socios o uno (Ley 222 de 1995 y Código de Comercio, art. 422). Con un único accionista, él decide y deja el acta en el libro (Ley 1258 de 2008, art. 37).',
      'Si nunca se hizo: 1. Inscribe el libro de actas y el de accionistas en la Cámara, si no existen. 2. Reúnanse ya y aprueben los años pendientes, cada uno con su fecha real: no se hacen actas con fecha vieja. 3. Depositen lo que haga falta. Sin actas no se prueban dividendos, nombramientos ni decisiones, y un banco las pide. En una S.A.S. se cita con 5 días hábiles, y puede ser virtual. Te damos el modelo o lo preparamos.',
    ],
    links: [write, call],
  },
  {
    topic: 'Ya tengo la matrícula, ¿qué sigue?',
    asked: `ya tengo la camara de comercio ahora que sigue facturacion cuenta de banco no se ni por donde empezar`,
    when: [
      /\bya (?:tengo|saque|registr\w+|cree|hice|constitu\w+)\b/,
      /\b(?:camara|matricula|sas|s a s|empresa|rut)\b/,
      /\b(?:que sigue|sigue|ahora que|por donde|que hago|que mas|empezar)\b/,
    ],
    not: /\b(?:multa|cerrar|cancelar|vend\w+)\b/,
    text: [
      'En este orden: 1. Revisa el RUT: la casilla 53 dice tus obligaciones (05 renta, 47 SIMPLE, 48 IVA, 52 facturador). 2. Genera la firma electrónica del representante en la DIAN. 3. Abre la cuenta de banco con el certificado de la Cámara, el RUT y los estatutos. 4. Habilítate para facturar, con numeración y programa, antes de la primera venta. 5. Inscribe los libros de actas y accionistas.',
      'En los primeros meses: 6. RUB (beneficiarios finales), si es sociedad, en los 2 meses siguientes. 7. ICA en tu municipio. 8. Si contratas, ARL, EPS, pensión y caja antes del primer día. 9. Decide SIMPLE u ordinario: el plazo es febrero, o al inscribirte. 10. Lleva la contabilidad desde el primer peso. Te hacemos la lista con tus fechas en la evaluación, que es gratuita.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Ver mis fechas' }, write, call],
  },
  {
    topic: '¿Soy bimestral o anual en el ICA?',
    asked: `fecha limite del ica de bogota bimestral mi nit termina en 3 y no se si soy bimestral o anual`,
    when: [/\bica\b|\bindustria y comercio\b/, /\b(?:bimestral|anual)\b/],
    not: /\bsimple\b|\bnit (?:termin\w+|acaba\w*)? ?\d+ cuando vence la retenc/,
    text: [
      localTaxPeriod,
      'El anual de 2026 vence el 26 de febrero de 2027 para todos, sin importar el NIT. Los vencimientos bimestrales y del ReteICA salen en la herramienta y en la página de la Secretaría de Hacienda; en otras ciudades cada alcaldía fija los suyos. Con tu última declaración te decimos cuál eres.',
    ],
    links: [{ href: '/herramientas/vencimientos/ica-bogota', label: 'Ver las fechas del ICA' }, call],
  },

  {
    topic: '¿Qué papeles pide crear una S.A.S. y cuánto tarda?',
    asked: `quiero montar una sas con mi novia que papeles y cuanto se demora, que papeles necesito para montar una sas, que documentos piden para crear una empresa, requisitos para constituir una sas, quiero montar una sas con mi novia que necesito, que necesito para abrir empresa con un socio, que llevo a la camara para registrar la sas`,
    when: [
      /\b(?:crear|montar|abrir|constituir|hacer|armar|formar|registrar|inscribir|poner|sacar)\w*\b/,
      /\b(?:sas|s a s|empresa|sociedad|compania)\b/,
      /\b(?:papeles|documentos|requisitos|que (?:necesito|se necesita|piden|toca|hay que)|pasos|(?:demora|tarda)\w* .*cuanto)\b/,
    ],
    not: /\b(?:cerrar|liquid\w+|cancel\w+|sucursal|portal|empleado|extranjer\w+|restaurante|banco)\b/,
    text: [
      'En cuatro pasos: nombre, socios y estatutos; Cámara de Comercio y RUT; cuenta bancaria y firma electrónica; y facturación y RUB. Papeles: 1. Cédula de cada socio y del representante legal. 2. Estatutos en documento privado firmado y autenticado (o firmado por internet en la página de la Cámara). 3. Carta de aceptación del representante y de los nombrados. 4. Formulario del RUES y el pre-RUT de la DIAN. 5. Recibo del impuesto de registro y los derechos de la Cámara de Comercio. Antes, comprueba en www.rues.org.co que el nombre esté libre y escoge el código CIIU.',
      'Si uno de los socios aporta un inmueble, va por escritura (Ley 1258 de 2008, art. 5). Todo, con cuenta bancaria, firma electrónica y facturación, toma de 2 a 4 semanas; el registro solo puede salir en pocos días. Los socios de otra ciudad firman por internet o dan poder. Son dos cuentas: la de la Cámara, que depende del capital y la calcula su página, y la nuestra, desde ' +
        `${legalPrice} por hora, más IVA, con el valor por escrito antes de empezar. ` +
        'Después siguen el RUB y la habilitación para facturar. Lo hacemos contigo.',
    ],
    links: [{ href: '/servicios/asesoria-legal#preguntas', label: 'Leer sobre asesoría legal' }, write, call],
  },
  {
    topic: '¿Cómo sé si el nombre está disponible?',
    asked: `como se si el nombre de mi empresa esta disponible`,
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
    asked: `que diferencia hay entre sas y limitada`,
    when: [/\blimitada\b|\bltda\b/, /\b(?:sas|s a s)\b/, /\b(?:diferencia\w*|mejor|conviene|cual|que es)\b/],
    text: [
      'S.A.S.: basta un accionista, se crea por documento privado, el capital se paga hasta en dos años y los estatutos deciden casi todo; los accionistas no responden con lo suyo por impuestos ni por deudas laborales, salvo fraude (Ley 1258 de 2008, arts. 1, 5, 9 y 42). Limitada: mínimo dos socios y máximo veinticinco, en general se crea por escritura, el capital se paga completo al comienzo, y los socios responden con lo suyo por los impuestos, según su aporte (E.T., art. 794).',
      'Por eso casi todas las empresas nuevas son S.A.S.; la limitada se usa donde una ley la exige, como la vigilancia privada. Pasar de una a otra pide el voto de todos los socios.',
    ],
    links: [write, call],
  },
  {
    topic: '¿El INVIMA me pide registro?',
    asked: `necesito registro invima para vender mermeladas`,
    when: [/\binvima\b|\b(?:registro|permiso|notificacion) sanitari\w+\b/],
    text: [
      'Depende del producto. Los alimentos empacados que se venden con marca llevan notificación, permiso o registro sanitario según su riesgo, y se piden al INVIMA (www.invima.gov.co), en línea; las mermeladas y conservas entran ahí. La comida preparada que vendes directo al consumidor no: la vigila la secretaría de salud, con concepto sanitario y manipulación de alimentos.',
      'En orden: 1. Busca tu producto en la clasificación del INVIMA. 2. Ten un sitio que cumpla buenas prácticas (puede ser de un maquilador). 3. Arma etiqueta y ficha técnica. 4. Pide la notificación; hay tarifa reducida para microempresas. Cosméticos y aseo tienen su propia notificación. Los costos del año y el trámite exacto los dice el INVIMA; nosotros ponemos en orden RUT, matrícula e impuestos.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Cómo cancelo la matrícula mercantil?',
    asked: `como cancelo la matricula mercantil, como cancelo el registro mercantil, cancelar el registro mercantil de una persona natural`,
    when: [
      /\b(?:cancel\w+|cerr\w+|dar de baja|quitar|liquid\w+)\b/,
      /\b(?:matricula|camara de comercio|camara|registro mercantil|establecimiento)\b/,
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
    asked: `como suspendo el rut, como cancelo el rut de persona natural`,
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
    asked: `cuando toca renovar el rut`,
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
    asked: `mi socio murio que pasa con la empresa`,
    when: [
      /\b(?:murio|fallec\w+|muerte|muri\w+)\b/,
      /\b(?:socio|socia|accionista|acciones|dueno|duena|representante|gerente)\b/,
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
    topic: '¿Cómo cierro una empresa sin movimientos?',
    asked: `mi empresa lleva 3 anos sin movimientos toca seguir declarando como la cierro`,
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
    asked: `como transfiero mis acciones a mi hijo`,
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
    asked: `como inscribo libros de accionistas`,
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
    asked: `mi empresa no puede pagar las deudas, como me acojo a insolvencia, ley de quiebras para mi negocio, reorganizacion empresarial, estoy quebrado que hago con la empresa`,
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
