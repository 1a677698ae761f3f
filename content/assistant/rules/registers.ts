import { contactHref } from '../../contact-topics'
import { minimumPenaltyInPesos, uvt } from '../../legal-figures'
import { call } from '../reply-links'
import type { Rule } from '../rules'
import { shareSaleTax } from '../shares-and-books'

const write = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const

const books = { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' } as const

export const rules: readonly Rule[] = [
  {
    topic: '¿Cuáles libros son obligatorios?',
    asked: `que libros debe llevar una empresa, cuales son los libros oficiales de una sas, libro diario mayor e inventarios son obligatorios, que libros contables exige la ley, un comerciante que libros lleva, libros obligatorios persona natural, que libros de comercio toca tener, libro de actas y de socios es obligatorio, me piden los libros oficiales cuales son`,
    when: [
      /\blibros?\b/,
      /\b(?:cuales|que libros|obligatori\w+|oficiales|exig\w+|(?:tiene|tengo|debe\w*|debo) (?:que )?(?:tener|llevar))\b/,
      /\b(?:contab\w+|comerci\w+|sas|s a s|empresa|sociedad|obligatori\w+|oficiales|llevar|lleva)\b/,
    ],
    not: /\b(?:inscrib\w+|como registr\w+|perd\w+|rob\w+|vend\w+|iva|prestar?)\b/,
    text: [
      'Son dos grupos. Los contables (diario, mayor y balances, e inventarios y balances): los lleva todo comerciante, también una persona natural, y no se inscriben en ninguna parte. Los de la sociedad: el de actas de asamblea y el de registro de accionistas o socios; esos dos sí se inscriben en la Cámara de Comercio (Código de Comercio, arts. 19 y 28, con el Decreto 19 de 2012, art. 175).',
      'No los debe llevar quien no es comerciante, como un asalariado o un profesional que vive de sus honorarios (arts. 11 y 23): le basta guardar facturas y extractos. Pueden ser electrónicos, y se arman con los soportes de cada mes: son parte de la asesoría contable. Si están atrasados, un contador te dice por dónde empezar.',
    ],
    links: [books, write, call],
  },
  {
    topic: 'Cerré el local, ¿qué cancelo y en qué orden?',
    asked: `cierro el local en que orden cancelo todo, entregue el local y la matricula sigue activa, que se cancela primero la camara o el rut, cerre la panaderia y me sigue llegando industria y comercio, voy a cerrar mi negocio que tramites hago primero, ya no funciona el establecimiento que debo cancelar, cerramos en junio declaro ica de todo el año, pasos para cerrar un establecimiento de comercio`,
    when: [
      /\b(?:cerr\w+|cierr\w+|cierre|entreg\w+ el local)\b/,
      /\b(?:que (?:hay que|debo|tengo que|toca|tramites?) ?(?:cancel\w+|hac\w+|hago)?|que (?:cancelo|se cancela|doy de baja)|en que orden|cual (?:va )?primero|sigue activ[ao]|(?:seguir|sigue) llegando|pasos)\b/,
      /\b(?:negocio|local|restaurante|tienda|matricula|establecimiento|taller|peluqueria|panaderia|cafeteria|bar|almacen)\b/,
    ],
    not: /\b(?:sas|s a s|sociedad|contador\w*|cuentas?|liquid\w+|hace \w+ anos|anos sin|sigo declarando)\b/,
    text: [
      'En este orden: 1. Presenta lo que falte hasta el último día con ventas: IVA o impuesto al consumo, retención e ICA. 2. Cámara de Comercio: paga las renovaciones que falten y cancela la matrícula del establecimiento; la de la persona va aparte, si ya no es comerciante. 3. ICA: informa el cese en la secretaría de hacienda del municipio, con la fecha y la prueba (la cancelación y la entrega del local); en Bogotá, D.C., en el RIT. 4. RUT: quita las responsabilidades (IVA, consumo, facturar) y, si no haces nada más, pide la cancelación.',
      'ICA: se paga por lo que vendiste hasta el cierre, no por los meses cerrados; si en tu ciudad es anual, esa declaración va con lo del año hasta ese día, y su plazo lo confirma el municipio. Renta: la del año, por lo que ganaste hasta el cierre, si pasas algún tope; una sociedad declara siempre, y además se disuelve y se liquida. Mientras un registro siga activo, esperan declaraciones y renovación. Lo hacemos por ti: dinos la ciudad y la fecha.',
    ],
    links: [write, books, call],
  },
  {
    topic: 'Sacar a un socio, ¿con acta o en notaría?',
    insteadOf: ['¿Cómo saco a un socio?'],
    asked: `para retirar a un socio hay que ir a notaria, un socio se va de la sas que papeles se hacen, como se formaliza la salida de un socio, el socio vive en otro pais y quiere salir de la empresa, que acta se hace cuando se retira un accionista, mi socia se quiere salir y me deja sus acciones, como le compro la parte a mi socio, se necesita escritura para que un socio salga`,
    when: [
      /\b(?:sac\w+|retir\w+|exclu\w+|salga|salir|sale|salida|se va|pasar\w*)\b/,
      /\b(?:soci[oa]s?|accionistas?)\b/,
      /\b(?:acta|notaria|escritura|como se hace|papeles|tramite|documento|acciones)\b/,
    ],
    not: /\b(?:plata|caja|rob\w+|informacion|utilidades|emplead\w+|muri\w+|fallec\w+|divorci\w+|quien decide)\b/,
    text: [
      'En una S.A.S., ni escritura ni notaría: quien sale vende o cede sus acciones, se endosa el título y se anota en el libro de registro de accionistas; si los estatutos dan preferencia a los demás, la asamblea la ejerce o renuncia en un acta (Ley 1258 de 2008, arts. 13 y 15). No hay un plazo legal: con precio acordado puede quedar el mismo día. En una limitada se reforman los estatutos y se inscribe. Si vive afuera, firma con un poder.',
      'Sin su firma no sale nadie, salvo una causal de exclusión de los estatutos. Ahora: 1. Lee los estatutos. 2. Acuerden el precio por escrito, con un balance a la fecha. 3. Endoso y anotación en el libro. 4. Si era representante, se nombra otro en un acta y se inscribe en la Cámara. 5. Actualiza el RUB. Un abogado del equipo prepara todo.',
      shareSaleTax,
    ],
    links: [write, call],
  },
  {
    topic: '¿Necesito Registro Nacional de Turismo?',
    asked: `necesito registro nacional de turismo para airbnb`,
    when: [
      /\b(?:rnt|registro nacional de turismo|airbnb|booking|hostal|apartamento turistico|turismo)\b/,
      /\b(?:registro|necesito|obligad\w+|arriend\w+|alquil\w+|permiso|debo|impuesto\w*|iva|declar\w+)\b/,
    ],
    text: [
      'Sí: quien arrienda por menos de 30 días, por Airbnb o por su cuenta, es prestador turístico y debe tener Registro Nacional de Turismo antes de publicar (Ley 300 de 1996 y Ley 2068 de 2020). Se saca en la página de la Cámara de Comercio (rnt.confecamaras.co), es gratis y se renueva cada año hasta el 31 de marzo. En un edificio, el reglamento debe permitirlo.',
      'Impuestos: RUT con la actividad de alojamiento (CIIU 5519 u otro), ICA de la ciudad, contribución parafiscal a Fontur, tarjeta de registro de huéspedes y reporte de extranjeros a Migración; IVA si pasas los topes de no responsable. Lo que cobra la plataforma se reporta a la DIAN. Dinos ciudad, número de inmuebles e ingresos del año y te decimos qué va primero.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué es una sociedad BIC?',
    asked: `que es una sas bic`,
    when: [/\bbic\b/],
    text: [
      'BIC es «beneficio e interés colectivo»: una calidad que cualquier sociedad puede adoptar en sus estatutos para comprometerse con cinco frentes (modelo de negocio, gobierno, prácticas laborales, ambientales y con la comunidad), sin dejar de ser S.A.S. ni de repartir utilidades (Ley 1901 de 2018). Se agrega «BIC» al nombre, se inscribe en la Cámara y cada año se publica un informe.',
      'Sirve por imagen, algunas convocatorias y unos pocos beneficios; obliga a cumplir lo que prometes, porque la Superintendencia de Sociedades puede quitar la calidad. Se puede adoptar al crear la empresa o después, con una reforma de estatutos. Un abogado del equipo la prepara.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Puede un menor ser accionista?',
    asked: `un menor de edad puede ser accionista`,
    when: [/\b(?:menor(?: de edad)?|hij[oa]|bebe)\b/, /\b(?:accionista|socio|socia|acciones|dueno)\b/],
    not: /\b(?:declar\w+|renta|murio|pas\w+|transf\w+|don\w+|regal\w+|vend\w+|hered\w+)\b/,
    text: [
      'En una S.A.S., sí puede tener acciones: lo representan sus padres, que firman y votan por él; si aporta o compromete bienes suyos importantes, hace falta permiso de juez o de defensor según el bien. No puede ser representante legal. En sociedades donde los socios responden con lo suyo, no conviene ni suele permitirse.',
      'Cuidado con dos cosas: las acciones son de él, así que venderlas después pide licencia judicial, y si la plata es de los padres hay donación, con su impuesto. Un abogado y un tributarista lo miran antes de firmar.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Puedo tener varias empresas?',
    asked: `puedo tener dos empresas con el mismo socio`,
    when: [
      /\b(?:dos|varias|otra|segunda|tres|mas de una) (?:empresas?|sas|sociedad\w*|negocios?)\b/,
      /\b(?:puedo|tener|crear|montar|mismo (?:socio|dueno|nit|local)|a la vez)\b/,
    ],
    not: /\b(?:portal|correo|trabaj\w+|emplead\w+ en|retien\w+|sueldo|ica)\b/,
    text: [
      'Sí: una persona puede ser accionista de varias S.A.S., con los mismos o con otros socios; cada una tiene su NIT, libros, cuentas, facturación e impuestos. Pueden compartir dirección si de verdad funcionan ahí.',
      'Cuida: no pases plata de una a otra sin contrato o préstamo escrito; si una manda a la otra hay que inscribir la situación de control o grupo en la Cámara (Código de Comercio, arts. 260 y 261, y Ley 222 de 1995, art. 30); para el SIMPLE los ingresos de las que controlas se suman; y partir un negocio solo para no pasar un tope se mira como abuso. Antes de abrir la segunda, compara con un segundo establecimiento de la misma.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuánto se demora el RUT?',
    asked: `cuanto dura el tramite del rut`,
    when: [/\brut\b/, /\b(?:cuanto (?:se )?(?:demora|tarda|dura|toma)|en cuanto tiempo|cuantos dias)\b/],
    text: [
      'En línea, con cédula colombiana, sale el mismo día: llenas el formulario en www.dian.gov.co y lo descargas. Si el sistema no te deja o eres extranjero, se agenda cita en la DIAN, que depende de los cupos. El de una empresa sale con la matrícula: la Cámara de Comercio lo tramita con el pre-RUT, en pocos días, y después se formaliza con firma electrónica.',
      'Es gratis. Ten a mano documento, dirección, correo que uses y la actividad (código CIIU).',
    ],
    links: [call, { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }],
  },
  {
    topic: 'Quitar a un socio o representante del RUT',
    asked: `como quito a mi socio del rut`,
    when: [
      /\brut\b/,
      /\b(?:socio|representante|contador|revisor)\b/,
      /\b(?:quit\w+|sac\w+|cambi\w+|elimin\w+|retir\w+|actualiz\w+)\b/,
    ],
    text: [
      'El RUT muestra lo que dice la Cámara: primero cambia allá y después en la DIAN. Representante o revisor: acta, aceptación e inscripción en la Cámara de Comercio; luego «Actualización RUT» con la firma electrónica del nuevo representante y el certificado. Socio: en una S.A.S. no se inscribe en la Cámara; se anota en el libro de accionistas y se actualizan el RUT, si aparece en la hoja de socios, y el RUB.',
      'Contador: se cambia en la hoja correspondiente del RUT. Hazlo dentro del mes siguiente al cambio (E.T., art. 658-3) y revoca la firma electrónica del que salió. Si el anterior no colabora, el nuevo representante puede pedir cita en la DIAN con el certificado de la Cámara.',
    ],
    links: [write, call],
  },
  {
    topic: 'Tengo una empresa que nunca usé',
    asked: `la sas la cree pero nunca la use`,
    when: [
      /\b(?:empresa|sas|sociedad|negocio)\b/,
      /\b(?:nunca (?:la |lo )?(?:us\w+|arranc\w+|funcion\w+|factur\w+|abri\w+|oper\w+)|no (?:la )?arranc\w+|no llego a funcionar)\b/,
    ],
    text: [
      'Con calma: pasa mucho. Aunque nunca haya vendido, una S.A.S. existe y tiene deberes: declaración de renta de cada año aunque dé cero, matrícula cada año, exógena si le toca y RUB. IVA y retención en cero, en general, no se presentan en períodos sin operaciones (E.T., arts. 601 y 606).',
      `Ahora: 1. Mira en www.dian.gov.co la casilla 53 y qué declaraciones figuran, y en www.rues.org.co los años de matrícula. 2. Presenta las rentas en cero que falten: cada una paga al menos la sanción mínima, ${minimumPenaltyInPesos} si se presenta en ${uvt.year} (E.T., art. 639); sin impuesto ni ingresos es el 1% del patrimonio líquido del año anterior por mes o fracción, hasta el 10% (art. 641), y puede bajar a la mitad (art. 640). 3. Decide: si la vas a usar, ponla al día y quita responsabilidades que no tiene; si no, ciérrala (disolución, liquidación y cancelación). Con el NIT te decimos cuánto cuesta cada camino.`,
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: 'Me copiaron el nombre o la marca',
    asked: `me copiaron el nombre de mi negocio`,
    when: [
      /\b(?:copi\w+|robaron|plagi\w+|us\w+|imit\w+|mismo nombre)\b/,
      /\b(?:nombre|marca|logo|diseno)\b/,
      /\b(?:negocio|empresa|marca|tienda|restaurante|competencia|otro|alguien)\b/,
    ],
    not: /\b(?:mi nombre (?:y|o) (?:mi )?cedula|cedula|suplant\w+|disponible|a mi nombre|firma)\b/,
    text: [
      'Depende de qué tengas registrado. Con marca en la Superintendencia de Industria y Comercio puedes exigir que paren y pedir indemnización; con solo el nombre en la Cámara, la protección es menor: sirve si lo usas desde antes y confunde a los clientes (nombre comercial y competencia desleal, Ley 256 de 1996). Un logo o diseño está protegido además por derecho de autor.',
      'Ahora: 1. Guarda pruebas con fecha: publicaciones, facturas, fotos, mensajes de clientes confundidos. 2. Busca en www.sic.gov.co quién pidió la marca y cuándo; si está en trámite, hay 30 días hábiles desde la publicación para oponerse. 3. Presenta tu solicitud ya. 4. Carta de cese al otro y reporte a la red social. 5. Si sigue, medida cautelar en la SIC. Un abogado del equipo lo mira contigo.',
    ],
    links: [write, call],
    calms: true,
  },
  {
    topic: '¿Una persona natural tiene que llevar contabilidad?',
    asked: `soy independiente debo llevar libros, persona natural con un almacen lleva contabilidad, quien esta obligado a llevar contabilidad, tengo matricula mercantil y no llevo contabilidad, un medico lleva contabilidad,
soy abogado y cobro honorarios necesito contabilidad, un comerciante no responsable de iva lleva libros, puedo no llevar contabilidad si vendo poco, libros obligatorios de un comerciante, contabilidad de una persona natural es obligatoria,
soy peluquera con local propio toca contabilidad, vendo por catalogo debo llevar libros contables, que pasa si soy comerciante y no tengo libros`,
    text: [
      'Si eres comerciante, sí, aunque seas persona natural: es deber de todo comerciante llevar contabilidad (Código de Comercio, art. 19), y se presume que lo es quien está inscrito en el registro mercantil o tiene un local abierto (art. 13). Un asalariado, un profesional que vive de sus honorarios o quien vende algo de vez en cuando no es comerciante por eso (arts. 11 y 23) y no tiene ese deber.',
      'Ahora: 1. Mira si tienes matrícula mercantil o local. 2. Si sí, los libros salen de facturas, compras, bancos y nómina, con soportes. 3. Si no, guarda igual facturas, extractos y una lista de ingresos y gastos: con eso se hace la renta. El IVA, el SIMPLE o lo que vendes traen deberes propios: con tu RUT un contador te dice cuáles.',
    ],
    links: [books, call],
  },
  {
    topic: '¿Qué papeles piden para cambiar al representante legal?',
    asked: `como cambio el gerente de la sas en la camara de comercio, requisitos para nombrar nuevo representante legal, documentos para inscribir un gerente nuevo, acta de nombramiento de representante legal, el gerente renuncio como lo quitamos,
queremos poner a mi hermana de representante legal, cuanto cuesta cambiar al representante legal, nombrar suplente del representante, pasos para cambio de representante en camara, quiero dejar de ser el representante legal de la empresa,
como registro un nuevo gerente, que lleva la carta de aceptacion del cargo de gerente, el banco me pide actualizar el representante legal`,
    when: [
      /\b(?:representante legal|gerente)\b/,
      /\b(?:cambi\w+|nombr\w+|inscrib\w+|registr\w+|nuevo)\b/,
      /\b(?:camara|papeles|document\w+|requisitos|piden|acta|pasos|(?:se|que) necesit\w+|que (?:hay que|toca))\b/,
    ],
    not: /\b(?:muri\w+|fallec\w+|renunci\w+|banco|dian|revisor|quitar|a nombre)\b/,
    text: [
      'Cuatro papeles: 1. El acta de la asamblea o del accionista único que lo nombra, aprobada y firmada. 2. Su aceptación, en el acta o en una carta. 3. Su nombre completo y el número de su documento. 4. La solicitud de tu Cámara de Comercio, con los derechos de inscripción y el impuesto de registro, que ella liquida. Comprueba antes en los estatutos quién nombra y si hay suplente.',
      'Mientras no se inscriba, para todos sigue el anterior (Código de Comercio, arts. 163 y 164). Con el certificado nuevo: RUT dentro del mes siguiente (E.T., art. 658-3), firma electrónica de la DIAN, bancos, seguridad social y facturación, y se revocan las claves del que sale. Un abogado del equipo prepara el acta y hace la inscripción contigo.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Vale el acta de un conjunto si se publicó tarde?',
    asked: `el administrador no ha publicado el acta de la asamblea del edificio, cuantos dias hay para sacar el acta de la asamblea de copropietarios, acta de propiedad horizontal publicada fuera de tiempo, un vecino quiere tumbar el acta de la asamblea,
como se impugna una decision de la asamblea del conjunto, hasta cuando se impugna un acta de copropiedad, nos demoramos en entregar el acta a los propietarios, que dias tiene el conjunto para publicar el acta,
soy administradora y no alcance a publicar el acta, quien puede demandar la asamblea del conjunto, acta de asamblea del conjunto entregada tarde es nula`,
    text: [
      'El retraso incumple un plazo, pero nadie puede declarar por su cuenta que el acta no vale: eso lo decide un juez. El acta debe quedar a disposición de los copropietarios dentro de los 20 días hábiles siguientes a la reunión (Ley 675 de 2001, art. 47). El administrador, el revisor fiscal o cualquier propietario puede impugnar una decisión contraria a la ley o al reglamento (art. 49).',
      'Ahora: 1. Publícala ya, firmada por quien presidió y por el secretario, avisa a cada propietario y deja en el libro la fecha y el lugar. 2. Guarda la citación y la lista de asistencia. 3. Mira en el reglamento qué dice. Para impugnar hay dos meses (Código General del Proceso, art. 382), y se discute desde qué día se cuentan: si ya les anunciaron una demanda, habla pronto con un abogado.',
    ],
    links: [write, call],
  },
  {
    topic: 'Un socio no ha pagado su capital',
    asked: `mi socio no ha puesto la plata que le toca, capital suscrito y no pagado, cuanto tiempo hay para pagar las acciones, un accionista no pago sus acciones que hacemos, puedo sacar a un socio que no aporto, la sas tiene capital sin pagar,
pasaron dos años y no pagaron el capital, un socio que no pago puede votar, como cobro el aporte de un socio`,
    text: [
      'En una S.A.S. el plazo lo dicen los estatutos y no pasa de dos años (Ley 1258 de 2008, art. 9). Vencido, se hace lo que ellos prevean; si no dicen nada, el accionista en mora no puede votar con esas acciones, y la sociedad puede cobrarle, venderlas por su cuenta o reconocerle solo las que alcanzó a pagar, menos un 20% (Código de Comercio, art. 397; Supersociedades, oficio 220-083928 de 2019).',
      'Ahora: 1. Mira en los estatutos el plazo y qué derechos tiene quien debe. 2. Requiérelo por escrito con una fecha. 3. Decídanlo en asamblea, con acta. 4. Si el capital cambia, se reforma y se inscribe, y se corrige el libro de accionistas. Un contador registra lo pagado y un abogado prepara el acta.',
    ],
    links: [write, call],
  },
  {
    topic: 'Renuncié como representante legal y sigo en la Cámara',
    asked: `ya no soy gerente y sigo apareciendo en camara de comercio, renuncie a la representacion legal y no nombran a nadie, como quito mi nombre de representante legal, sali de la empresa y sigo como representante en el rut, no me sacan de la camara como gerente,
respondo por la empresa si ya renuncie como representante, inscribir mi renuncia de representante legal, mi exsocio no cambia el gerente`,
    text: [
      'Mientras no se inscriba a otra persona, el registro te sigue mostrando (Código de Comercio, art. 164). Pero no te amarra para siempre: la Corte Constitucional (C-621 de 2003) dijo que la sociedad tiene un plazo para reemplazarte, de unos 30 días si los estatutos no dicen otro, y que después sus actos ya no te vinculan; desde qué día en tu caso lo confirma un abogado.',
      'Ahora: 1. Renuncia por escrito ante la asamblea o la junta y guarda el recibido. 2. Inscribe esa carta en la Cámara de Comercio: el certificado lo anota. 3. Pide que citen para nombrar a otro. 4. Entrega claves y papeles con acta y no firmes nada más. Lo anterior a ese día sí te toca: si hay deudas con la DIAN o con empleados, llámanos con la carta.',
    ],
    links: [write, call],
  },
  {
    topic: 'Cuotas de administración atrasadas en un conjunto',
    asked: `que interes se cobra por la administracion atrasada, propietarios morosos del edificio, un apartamento debe la cuota de administracion como se cobra, tasa de mora de la administracion del conjunto, la asamblea puede perdonar intereses de administracion,
como cobramos las cuotas de copropiedad, cobro juridico de administracion, el administrador puede rebajar los intereses, interes maximo en propiedad horizontal`,
    text: [
      'El interés es hasta una vez y media el bancario corriente que certifica la Superintendencia Financiera, y la asamblea puede fijar uno menor (Ley 675 de 2001, art. 30). Perdonar o rebajar intereses lo decide la asamblea, no el administrador solo.',
      'Ahora: 1. Cuenta de cobro con cada mes, su interés y los abonos. 2. Requerimiento escrito y propuesta de acuerdo de pago. 3. Si no paga, proceso ejecutivo con el certificado del administrador. 4. En la contabilidad, la cartera por apartamento y edad. Te ayudamos a ordenar la cartera y a liquidar los intereses; el cobro ante el juez lo lleva un abogado.',
    ],
    links: [write, call],
  },
]
