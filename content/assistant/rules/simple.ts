import { contactHref } from '../../contact-topics'
import { simpleRegime } from '../../tools/guides/simple-regime'
import { uvtInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import { call } from '../reply-links'
import { simpleDay, simpleDeadline } from '../simple-deadline'
import type { Rule } from '../rules'

const tool = { href: simpleRegime.path, label: simpleRegime.name } as const
const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const limit = uvtInPesos(100_000)

/** Matches somebody who wants to move into SIMPLE, which has another deadline than leaving it. */
const into =
  /\b(?:pas\w+|cambi\w+|entr\w+|inscri\w+|acog\w+|met\w+|mud\w+)\b(?: (?!del simple|al? (?:regimen )?(?:ordinario|comun))\w+){0,6} simple\b/
const outOf = /\b(?:del|este|el|en) simple\b[^]*\b(?:ordinario|comun|salir\w*|retir\w+)\b/

export const rules: readonly Rule[] = [
  {
    topic: '¿Qué plazo hay para pasarse del ordinario al SIMPLE?',
    when: [
      into,
      /\b(?:hasta (?:cuando|que)|plazo|fecha|que dia|limite|cuando puedo|a mitad de ano|este ano|todavia)\b/,
    ],
    not: new RegExp(
      `${outOf.source}|\\b(?:retenc\\w+|iva|anticipos?|bimestr\\w+|cuanto (?:cobran|pago|cuesta)|conviene|sirve|mejor|recien|nueva empresa|primera vez)\\b`,
    ),
    text: [
      `Para el SIMPLE de 2027, hasta ${simpleDay}. Quien ya tiene RUT lo pide a más tardar el último día hábil de febrero y vale para todo ese año, no a mitad de uno; por 2026 ya cerró (E.T., art. 909). Para un RUT nuevo el plazo puede ser otro: pregúntalo antes de inscribirte.`,
      'Se pide con la actualización del RUT, que queda con el código 47, y desde ese enero dejas el ordinario: pagas anticipos cada dos meses, o solo la declaración anual si eres una persona natural con ingresos de menos de 3.500 UVT (art. 910, parágrafo 3). Antes compara: con las ventas, compras, nómina e ICA de un año te decimos cuál te sale mejor.',
    ],
    links: [tool, write, call],
  },
  {
    topic: 'Debo anticipos del SIMPLE',
    insteadOf: ['No pagué un anticipo del SIMPLE'],
    asked: `no he pagado los anticipos del simple, se me pasaron dos bimestres del simple, el contador no presento los anticipos del regimen simple, debo el 2593 de varios bimestres, estoy en el simple y no hice ningun anticipo, que pasa si no pago los bimestres del simple, atrasado con los anticipos del regimen simple, me sacan del simple por no pagar`,
    when: [
      /\bsimple\b|\brst\b/,
      /\banticipos?\b|\bbimestr\w+\b|\b2593\b/,
      /\bno (?:\w+ ){0,3}(?:pag\w+|present\w+|hice|hizo|hicimos)\b|\bsin (?:pagar|presentar)\b|\bdeb(?:o|emos|e)\b|\batras\w+\b|\bolvid\w+\b|\bpas(?:o|aron)\b|\bningun\b/,
    ],
    not: /\b(?:debo (?:hacer|presentar|pagar) (?:los )?anticipos?|cada cuanto|cuando|retenc\w+)\b/,
    text: [
      'Con calma: mira primero si te tocaban. Una persona natural con ingresos de menos de 3.500 UVT no presenta anticipos: paga en la declaración anual (E.T., art. 910, parágrafo 3). Si te tocaban, se arregla presentándolos y pagándolos ya, del más viejo al más nuevo, sin esperar a abril: cada uno (formulario 2593) va aunque dé cero, y lo que falta por pagar trae intereses por día (arts. 634 y 635). Un retraso de más de un mes puede sacarte del SIMPLE (art. 914): mientras antes, mejor.',
      'Ahora: 1. Reúne las ventas de cada bimestre; con la tarifa de tu actividad sale cada anticipo. 2. Presenta todos, y si no te alcanza para pagarlos, abona y pide un acuerdo de pago (art. 814). 3. Mira si también faltan el IVA o el impuesto al consumo y los aportes de tus empleados. 4. Si lo dejó así quien llevaba la contabilidad, pídele por escrito soportes y claves: ante la DIAN responde quien declara. Si ya pasaron varios, un tributarista mira antes si sigues en el SIMPLE o vuelves al ordinario: llámanos con el RUT.',
    ],
    links: [call, write, tool],
    calms: true,
  },
  {
    topic: 'En el SIMPLE, ¿les retengo a otros?',
    asked: `si estoy en simple debo hacer retencion a mis empleados`,
    when: [
      /\bsimple\b/,
      /\b(?:debo|tengo que|hacer|hago|retener|retengo|practic\w+)\b/,
      /\b(?:retenc\w*|retener|retengo|retefuente)\b/,
      /\b(?:emplead\w+|proveedor\w*|trabajador\w*|a otros|contratista\w*)\b/,
    ],
    not: /\b(?:me (?:retuv\w+|hacen|hicieron|quiere\w*)|proveedor del simple|cliente)\b/,
    text: [
      'Quien está en el SIMPLE no practica retención ni autorretención de renta, salvo en los pagos laborales: si un sueldo pasa de 95 UVT al mes después de lo que se resta, sí retiene y declara en el formulario 350 (E.T., arts. 383 y 911). Tampoco hace ReteICA. La de IVA puede tocarle en los casos del artículo 437-2.',
      'Un mes sin retenciones no se declara. A sus proveedores les paga completo; y a él no le retienen renta ni ICA. Con la nómina en la mano te decimos si algún sueldo llega.',
    ],
    links: [write, call, tool],
  },
  {
    topic: 'Me excluyeron del SIMPLE o me quieren sacar',
    asked: `me pueden sacar del simple por no pagar, me excluyeron del simple que hago`,
    when: [/\bsimple\b/, /\b(?:exclu\w+|sac(?:aron|an|ar)|me pueden sacar|expuls\w+|perdi)\b/],
    text: [
      'Con calma. La DIAN puede excluir por no cumplir un requisito o por mora de más de un mes en un anticipo o la declaración (E.T., arts. 913 y 914). La exclusión sale en una resolución, y contra ella hay recurso de reconsideración, en dos meses desde que la notifican (E.T., art. 720; DIAN, concepto 6706 de 2025): mira su fecha.',
      'Ahora: 1. Descarga el RUT y mira desde qué fecha. 2. Presenta y paga ya lo pendiente del SIMPLE hasta ese día, con intereses. 3. Desde ahí vuelves a renta ordinaria, ICA en tu municipio e IVA en sus fechas, y te vuelven a retener: avisa a tus clientes. 4. Lo que pagaste en anticipos se acredita. 5. Si fue por mora, no puedes volver en el año siguiente al de la mora (E.T., art. 914); si fue por un requisito que ya cumples, se pide en el plazo de febrero. Llámanos con el RUT y los formularios.',
    ],
    links: [call, write, tool],
    calms: true,
  },
  {
    topic: '¿Cuál es la tarifa del SIMPLE en mi actividad?',
    asked: `tarifa del simple para una tienda, si vendo 50 millones al mes cuanto pago en el simple, cual es la tarifa del simple para un consultor`,
    when: [/\bsimple\b/, /\b(?:tarifa\w*|porcentaje|cuanto (?:pag\w+|seria|sale|me toca))\b/],
    not: /\b(?:ica|iva|retenc\w*|no (?:lo )?pag\w+|anticipo atrasad\w+|salud|pension)\b/,
    text: [
      'Depende de dos cosas: el grupo de tu actividad y cuánto vendes al año; la tabla está en el artículo 908 del E.T., que la reforma de 2022 y la Corte (sentencia C-540 de 2023) cambiaron. Los grupos van de tiendas pequeñas y peluquerías, a comercio, servicios técnicos e industria, servicios profesionales y de consultoría, comida y bebida, y educación y salud; las tarifas suben por tramos de ingresos, y al anticipo se suma lo de IVA y del ICA incluido.',
      'No doy la tuya sin el código CIIU y los ingresos, para no equivocarla: mándalos (por ejemplo, «consultor, CIIU 7020, 50 millones al mes») y un tributarista te da la tarifa, el anticipo del bimestre y la comparación con el ordinario. La herramienta te dice si puedes entrar.',
    ],
    links: [write, call, tool],
  },
  {
    topic: 'SIMPLE con pérdidas',
    asked: `el simple me sirve si tengo perdidas`,
    when: [/\bsimple\b/, /\b(?:perdida\w*|pierdo)\b/],
    not: /\bordinario\b/,
    text: [
      'Con pérdidas no suele servir: el SIMPLE se paga sobre las ventas, así pierdas, y las pérdidas de años anteriores no se compensan mientras estés ahí; en el ordinario, si no hay utilidad, la renta puede dar cero (E.T., arts. 147 y 904).',
      'Haz la cuenta con un año completo antes de febrero: ventas, compras, nómina e ICA. Si el negocio va a dejar utilidad pronto, puede convenirte entrar el año en que eso pase. Te mostramos los dos resultados.',
    ],
    links: [write, call, tool],
  },
  {
    topic: '¿Qué se descuenta en el SIMPLE?',
    asked: `que descuentos tengo en el simple, cuando entro al simple me devuelven las retenciones`,
    when: [
      /\bsimple\b/,
      /\b(?:devuelv\w+|devol\w+|retenciones|saldo a favor|descuentos?|beneficios|ventajas)\b/,
    ],
    not: /\b(?:cliente|me (?:retuv\w+|hicieron|hacen)|ustedes|ordinario)\b/,
    text: [
      'En el SIMPLE descuentan los aportes a pensión que pagas por tus empleados y el 0,5% de lo que cobras con tarjeta u otros medios electrónicos, con topes (E.T., arts. 903 y 912). Además reúne renta e ICA en un formulario, no te hacen retención de renta ni de ICA y no pagas autorretención.',
      'Las retenciones que te hicieron antes de entrar, en el mismo año, se restan del impuesto; un saldo a favor de renta anterior se pide en devolución o se compensa, no se arrastra. Los costos y gastos no se restan: por eso conviene comparar con el ordinario. Te mostramos los dos resultados con tus cifras.',
    ],
    links: [write, call, tool],
  },

  {
    topic: '¿Cada cuánto se paga el anticipo del SIMPLE?',
    asked: `en el simple pago anticipo aunque no venda, cada cuanto se paga el anticipo del regimen simple`,
    when: [
      /\bsimple\b/,
      /\b(?:cada cuanto|cuando|periodicidad|bimestre\w*|mensual\w*|anticipos?)\b/,
      /\b(?:anticipos?|pag\w+|declar\w+|cuota\w*)\b/,
    ],
    not: /\b(?:no (?:lo )?(?:he )?(?:pag\w+|present\w+)|tarde|atras\w+|multa|sancion|nit|inscri\w+|(?<!cada )cuanto (?:se )?pag\w+|si entro|tarifa|olvid\w+)\b/,
    text: [
      'Cada dos meses: seis anticipos al año, con el formulario 2593, sobre los ingresos del bimestre y con la tarifa de tu actividad, y se presenta aunque dé cero. Una persona natural con ingresos de menos de 3.500 UVT no los presenta (E.T., art. 910, parágrafo 3). Vencen en mayo, junio, julio, septiembre, noviembre y enero, según el último dígito del NIT; el bimestre 5 de 2026 venció entre el 11 y el 25 de noviembre.',
      'Además, una declaración anual del SIMPLE en abril (formulario 260) y, si eres responsable de IVA, la anual de IVA en febrero. Escríbeme «anticipo SIMPLE NIT terminado en 4» y te digo tu día.',
    ],
    links: [{ href: '/herramientas/vencimientos/regimen-simple', label: 'Ver las fechas del SIMPLE' }, call],
  },
  {
    topic: 'Con mis ingresos, ¿me conviene el SIMPLE?',
    asked: `tengo ingresos como de 600 millones al ano en una ferreteria me conviene el simple`,
    when: [
      /\bsimple\b/,
      /\b(?:conviene|sirve|mejor|vale la pena|puedo|aplica)\b/,
      /\b(?:ferreteria|tienda|restaurante|peluqueria|taller|consultor\w*|negocio|comercio|miscelanea|drogueria|distribuid\w+|profesional|ingresos|vend\w+|factur\w+)\b/,
    ],
    not: /\b(?:retien\w+|retenc\w+|cliente|ica|iva|pension|emplead\w+|facturar electron\w+|ordinario|comun)\b/,
    text: [
      `Puedes entrar si el año anterior tus ingresos brutos fueron de menos de 100.000 UVT${limit} y cumples los demás requisitos: con 150, 600 o 2.000 millones al año caben. Si conviene, lo decide el margen: en el SIMPLE se paga sobre las ventas; en el ordinario, sobre lo que queda.`,
      'Un comercio que revende (ferretería, tienda, distribuidora) deja poco por cada venta, así que una tarifa sobre las ventas puede costar más que el 35% o la tabla sobre la utilidad; un servicio o un profesional, con pocos costos, suele ganar con el SIMPLE. Cuenta también que incluye el ICA, que no te hacen retención, y que los pagos con tarjeta y los aportes a pensión de empleados descuentan. Haz la cuenta con ventas, compras con factura, nómina e ICA del año: mándanos esas cuatro cifras y te damos los dos resultados.',
      simpleDeadline,
    ],
    links: [tool, write, call],
  },
  {
    topic: 'Si estoy en el SIMPLE, ¿declaro renta?',
    asked: `estoy en el simple tambien hago renta, el simple reemplaza la renta, en el simple declaro aparte la renta, formulario 260`,
    when: [
      /\bsimple\b/,
      /\b(?:renta|declaracion anual)\b/,
      /\b(?:tambien|ademas|igual|toca|declaro|debo|presento|reemplaza|pago)\b/,
    ],
    not: /\b(?:mejor|conviene|ordinario|retenc\w*|retien\w+)\b/,
    text: [
      'No presentas la renta ordinaria por ese año: la reemplaza la declaración anual del SIMPLE, formulario 260, en abril, que resta los anticipos de los seis bimestres. Si tuviste ganancias ocasionales (una herencia, la venta de un bien de más de dos años) van en ella también.',
      'Si entraste o saliste a mitad de camino, o por un año anterior estabas en el ordinario, ese año sí va en renta. El patrimonio grande puede tener su propio impuesto aparte. Con tu RUT te confirmamos cuáles te tocan.',
    ],
    links: [tool, write, call],
  },
  {
    topic: '¿Cómo me inscribo en el SIMPLE?',
    asked: `como me paso al simple, pasos para inscribirme en el regimen simple, donde me registro en el simple, codigo 47 en el rut como lo pongo`,
    when: [
      /\bsimple\b/,
      /\b(?:como|pasos|que necesito)\b/,
      /\b(?:inscri\w+|entr\w+|pas\w+|acog\w+|meter\w*|afili\w+)\b/,
    ],
    not: /\b(?:cuando|plazo|hasta|fecha|salir|iva)\b/,
    text: [
      'Se hace en el RUT, en línea y gratis: 1. Entra a www.dian.gov.co con tu usuario y tu firma electrónica. 2. «Actualización RUT»: agrega la responsabilidad 47 y quita la 05. 3. Comprueba el código CIIU, porque de él sale la tarifa, y las demás (48 IVA, 52 facturador). 4. Firma y guarda el RUT nuevo.',
      'El plazo para quien ya tiene RUT es el último día hábil de febrero, para todo el año (E.T., art. 909); un RUT nuevo puede pedirlo al inscribirse. Si pagaste un anticipo o te retuvieron antes, se acredita. Antes compara con el ordinario: la herramienta te dice si puedes y un tributarista hace la cuenta.',
    ],
    links: [tool, write, call],
  },

  {
    topic: 'En el SIMPLE, ¿el ICA se paga aparte?',
    asked: `en el simple el ica lo pago aparte en bogota o va incluido`,
    when: [/\bsimple\b/, /\b(?:ica|industria y comercio)\b/],
    not: /\b(?:reteica|retien\w+|retenc\w+|diferencia\w*|ordinario)\b/,
    text: [
      `Va incluido: el SIMPLE reúne la renta y el ICA (con avisos y sobretasa bomberil), también en ${bogota}, que lo adoptó con el Acuerdo 780 de 2020. En cada anticipo (formulario 2593) repartes los ingresos por municipio y la DIAN le gira a cada uno su parte; no presentas aparte el ICA de esos ingresos.`,
      'Sigue tu registro en la ciudad (en la capital, el RIT) y lo que el municipio pida informar; y los períodos de antes de entrar al SIMPLE sí se declaran en el municipio. Si ya te cobraron o retuvieron ICA, muestra el RUT con el código 47 y lo revisamos contigo.',
    ],
    links: [tool, write, call],
  },
  {
    topic: '¿Quién puede estar en el SIMPLE?',
    asked: `cuantos ingresos maximos para estar en el regimen simple, un abogado puede estar en el simple, una sas puede estar en el simple, soy ingeniero independiente y facturo 150 millones hay alguna restriccion para profesiones liberales en el simple`,
    when: [
      /\bsimple\b/,
      /\b(?:abogad\w+|medic\w+|contador\w*|ingenier\w+|arquitect\w+|odontolog\w+|profesional\w*|consultor\w*|psicolog\w+|disenador\w*|tope\w*|ingresos maximos|maxim\w+|limite|requisitos?|quien(?:es)?|puede\w* (?:estar|entrar|ser)|cuanto (?:puedo|hay que|debo))\b/,
    ],
    not: /\b(?:retien\w+|retenc\w+|retefuente|factura\w*|exogena|salir\w*|salgo|multa|anticipo|iva|tarifa|cuanto (?:se )?pag\w+|inscri\w+|plazo|fecha)\b/,
    text: [
      `Personas naturales con negocio o profesión y sociedades cuyos socios son personas naturales residentes, también una S.A.S., con ingresos brutos del año anterior por debajo de 100.000 UVT${limit}. Los profesionales (abogados, médicos, ingenieros, consultores…) también: el tope de 12.000 UVT que les puso la reforma de 2022 lo quitó la Corte Constitucional (C-540 de 2023). Quien solo recibe salario no gana nada con él, y hay actividades excluidas, como el sector financiero (E.T., arts. 905 y 906).`,
      'También hay que estar inscrito y al día en impuestos y seguridad social, con RUT y firma electrónica. Se entra hasta el último día hábil de febrero o, si apenas sacas el RUT, al inscribirte (E.T., art. 909). La herramienta te dice si puedes; si te conviene, lo dicen tus ingresos y costos.',
    ],
    links: [tool, write, call],
  },
  {
    topic: 'En el SIMPLE, ¿qué pasa con salud, pensión y parafiscales?',
    asked: `en el simple pago pension y salud igual`,
    when: [/\bsimple\b/, /\b(?:pension\w*|salud|seguridad social|pila|planilla|parafiscales|aportes)\b/],
    text: [
      'Se pagan igual: el SIMPLE cambia el impuesto, no la seguridad social. Si trabajas por tu cuenta cotizas a salud y pensión como cualquier independiente; si tienes empleados, pagas su PILA completa.',
      'Tiene dos ventajas por confirmar con tus cifras: los aportes a pensión de tus empleados se restan del anticipo del SIMPLE (E.T., art. 903, parágrafo 3), y la exoneración de SENA, ICBF y salud por quienes ganan menos de diez salarios mínimos. Un tributarista te dice cómo va en tu formulario 2593.',
    ],
    links: [write, call, tool],
  },
  {
    topic: 'En el SIMPLE, ¿debo llevar contabilidad?',
    asked: `en el simple tengo que llevar contabilidad, en el simple tengo que hacer exogena`,
    when: [
      /\bsimple\b/,
      /\b(?:contabilidad|libros|contador|facturar?|factura electronica|exogena|nomina electronica)\b/,
    ],
    not: /\b(?:retien\w+|retenc\w+|retefuente|anticipos?|bimestr\w+|cuanto cobran|precio|vale)\b/,
    text: [
      'El SIMPLE no quita los deberes formales. Contabilidad: una sociedad la lleva siempre y un comerciante también (Código de Comercio, art. 19); un profesional que no es comerciante puede llevar sus cuentas y soportes ordenados. Factura electrónica: sí, el que está en el SIMPLE debe expedirla, con el código 52.',
      'Exógena: te toca, aunque tu RUT no traiga el código 14, si retuviste algo en el año (por ejemplo, de un salario) o si ese año o el anterior tus ingresos pasaron de 11.800 UVT, o de 2.400 UVT en una sociedad (Resolución DIAN 000162 de 2023, art. 1, con sus cambios). Nómina electrónica: si tienes empleados y quieres el soporte de esos pagos. Con tu RUT en la mano te decimos cuáles te tocan.',
    ],
    links: [write, call, tool],
  },
  {
    topic: '¿Puedo salir del SIMPLE a mitad de año?',
    asked: `puedo salirme del simple a mitad de ano, me quiero salir del simple y volver al ordinario como se hace`,
    when: [
      /\bsimple\b/,
      /\b(?:salir\w*|salgo|retir\w+|volver al ordinario|devolverme|cambiarme|renunciar|pasarme al ordinario)\b/,
    ],
    not: into,
    text: [
      'Por decisión propia, no a mitad de año. Para volver al ordinario actualizas el RUT antes del último día hábil de enero, y vale para todo ese año (DUR 1625 de 2016, art. 1.5.8.4.3): para 2027, a más tardar el jueves 28 de enero. El plazo de febrero es solo para entrar (E.T., art. 909). Mientras tanto sigues con tus anticipos de cada bimestre, si te tocan.',
      'Lo que sí te saca es dejar de cumplir un requisito, o la mora: con más de un mes de atraso en un anticipo o una declaración la DIAN puede excluirte (E.T., art. 914). Si crees que te conviene salir, haz la comparación en diciembre con tus cifras; te ayudamos.',
    ],
    links: [tool, write, call],
  },
  {
    topic: '¿SIMPLE u ordinario?',
    asked: `que es mejor para una peluqueria regimen simple o el ordinario`,
    when: [
      /\bsimple\b/,
      /\b(?:ordinario|comun)\b/,
      /\b(?:mejor|conviene|diferencia\w*|cual|versus|vs|ahorr\w+|escoj\w+|paso)\b/,
    ],
    text: [
      'En el ordinario el impuesto sale de la utilidad: cuentan los costos y gastos, y el ICA se declara aparte. En el SIMPLE sale de los ingresos, con una tarifa según la actividad (E.T., art. 908), reúne renta e ICA, no te hacen retención y se anticipa cada dos meses, salvo una persona natural con ingresos de menos de 3.500 UVT, que paga todo en la declaración anual (art. 910, parágrafo 3).',
      'Regla práctica: si te queda buen margen y vendes en una o dos ciudades, suele ganar el SIMPLE (una peluquería, un taller, un profesional con pocos gastos); si compras mucho y el margen es bajo (una tienda, un distribuidor), suele ganar el ordinario, donde además una persona natural con poca utilidad puede pagar cero. Haz la cuenta con un año completo: ventas, compras con factura, nómina y ICA. La herramienta te dice si puedes entrar, y con esas cuatro cifras comparamos los dos.',
    ],
    links: [tool, write, call],
  },
]
