import { contactHref } from '../../contact-topics'
import { uvtInPesos } from '../../legal-figures'
import { call } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const

export const rules: readonly Rule[] = [
  {
    topic: '¿Cómo dejo de ser responsable de IVA?',
    asked: `ya no quiero ser responsable de iva como hago`,
    when: [
      /\biva\b/,
      /\bresponsable\b/,
      /\b(?:no quiero|dejar de|dejo de|ya no|volver a|salir\w*|quitar\w*|pasar\w* a no)\b/,
    ],
    not: /\bdej\w+ de ser no\b/,
    text: [
      `Una persona natural puede volver a no responsable (código 49) si el año anterior cumplió todas las condiciones y este año también: ventas y consignaciones de menos de 3.500 UVT cada año${uvtInPesos(3_500)}, contratos por debajo de eso, un solo local y las demás (E.T., art. 437, parágrafo 3; DIAN, oficio 968 de 2020). Una sociedad que vende gravado no puede, salvo la que está en el SIMPLE y solo tiene tienda pequeña, minimercado, micromercado o peluquería (parágrafo 4).`,
      'Pasos: 1. Presenta las declaraciones de IVA pendientes y paga. 2. En el RUT, quita 48 y pon 49 (y mira si sigues obligado a facturar, 52). 3. Mientras no cambie el RUT, sigues declarando. 4. Guarda la prueba de tus ventas, porque la DIAN puede revisarla. Antes mira si te conviene: las empresas que te compran prefieren IVA descontable. Te revisamos los dos años.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuál es la diferencia entre excluido y exento?',
    asked: `que es el iva excluido y exento diferencia`,
    when: [
      /\b(?:exclui\w+|exent\w+)\b/,
      /\b(?:diferencia\w*|que es|que son|o|significa)\b/,
      /\biva\b|\bexent\w+.*\bexclui|\bexclui\w+.*\bexent/,
    ],
    not: /\b(?:huevos|leche|carne|queso|4 por mil|cuenta|descont\w+)\b/,
    text: [
      'En los dos el cliente no paga IVA. Exento: es gravado a tarifa 0 (E.T., arts. 477 y 481), como exportaciones, leche, carne y huevos; quien lo produce o exporta sigue siendo responsable, declara cada dos meses y puede pedir devolución del IVA de sus compras. Excluido: no causa el impuesto (arts. 424 y 476), como salud, educación reconocida, arriendo de vivienda, transporte terrestre o papa; quien solo vende excluido no es responsable y el IVA de sus compras es costo.',
      'Si vendes de los dos, o gravado y excluido, el IVA de los gastos comunes se prorratea: descuentas solo la parte que corresponde a lo gravado y exento, según tus ingresos del período (art. 490). Dinos qué vendes y te decimos en cuál está.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cómo se prorratea el IVA?',
    asked: `como se prorratea el iva`,
    when: [/\bprorrat\w+\b/],
    text: [
      'Cuando vendes gravado (o exento) y también excluido, el IVA de los gastos comunes no se descuenta todo. 1. El de compras que van directo a lo gravado se descuenta completo. 2. El de lo excluido, nada: es costo. 3. El común se multiplica por ingresos gravados y exentos dividido por ingresos totales del período (E.T., art. 490). Ejemplo: IVA común $ 1.000.000 y 60% de ventas gravadas: descuentas $ 600.000.',
      'Se calcula en cada declaración y se ajusta con los ingresos de ese bimestre o cuatrimestre. Lleva cuentas separadas desde la compra: ahorra discusiones. Con tu auxiliar de IVA un tributarista lo deja armado.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Los tiquetes, hoteles y viajes llevan IVA?',
    asked: `los tiquetes aereos tienen iva`,
    when: [/\b(?:tiquetes?|pasajes?|hotel\w*|hospedaje|vuelos?|aere\w+|turis\w+|viajes?)\b/, /\biva\b/],
    not: /\b(?:pos|descont\w+ (?:el|mi)|registradora)\b/,
    text: [
      'El transporte aéreo nacional de pasajeros va al 19%, salvo rutas a destinos sin transporte terrestre organizado, que están excluidas; el terrestre de pasajeros está excluido (E.T., art. 476). El hotel lleva 19%; para un turista extranjero no residente es exento si el hotel lo registra (art. 481). El paquete de la agencia lleva IVA sobre su comisión o su servicio.',
      'Si tu empresa es responsable de IVA y el viaje es del negocio, el IVA discriminado en una factura a su nombre se puede descontar. Mira la factura: dice cuánto cobraron y sobre qué.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Una compra por internet del exterior paga IVA?',
    asked: `se paga iva por importar un computador de amazon`,
    when: [
      /\b(?:import\w+|amazon|aliexpress|shein|temu|exterior|traer|aduana)\b/,
      /\b(?:iva|arancel\w*|impuesto\w*)\b/,
      /\b(?:compr\w+|import\w+|traer|pedido|paquete|amazon|aliexpress|shein|temu)\b/,
    ],
    not: /\b(?:vendo|le facturo|cliente|cobro iva|exportador)\b/,
    text: [
      'Como regla, sí: al entrar por envíos urgentes se liquida arancel e IVA del 19% sobre el valor con flete, y los cobra el transportador. Hay una franquicia de IVA para envíos de hasta 200 dólares sin fin comercial que lleguen de un país con un tratado que lo diga, como Estados Unidos (E.T., art. 428, literal j): está en discusión cada año, así que míralo antes de comprar. Lo que la ley excluye al vender, también al importar.',
      'Para negocio es una importación normal: declaración de importación, agencia si pasa del monto de envíos urgentes, y el IVA pagado se descuenta si eres responsable. Guarda la declaración y la factura: sin ellas la mercancía se puede aprehender.',
    ],
    links: [write, call],
  },

  {
    topic: '¿Las bebidas y la comida empacada llevan IVA?',
    asked: `vendo tortas por encargo cobro iva, el agua embotellada lleva iva`,
    when: [
      /\biva\b/,
      /\b(?:agua|gaseosas?|jugos?|cerveza|licor\w*|vino|dulces|chocolates?|galletas|helados?|snacks|paquetes|embutidos|mermelada|salsas?|tortas|ponques|postres|pasteles|empanadas|almuerzos|comida (?:empacada|preparada)|cafe)\b/,
      /\b(?:lleva\w*|tiene\w*|cobr\w+|paga\w*|exent\w+|excluid\w+|cuanto)\b/,
    ],
    not: /\b(?:descont\w+|rest\w+|recuper\w+|acueducto|servicios publicos|\d{5,}|restaurante)\b/,
    text: [
      'Como regla, lo procesado y empacado que vendes en una tienda (gaseosas, jugos, dulces, galletas, helados, snacks) va con IVA del 19%; unos pocos productos van al 5% (como café, harina, pastas y embutidos de ciertas partidas; E.T., art. 468-1) y otros están excluidos o exentos, como la leche, la carne y los huevos frescos (arts. 424 y 477). La cerveza y los licores tienen además su impuesto al consumo, y los ultraprocesados y las bebidas azucaradas, los impuestos saludables de quien los produce o importa.',
      `La comida preparada (almuerzos, tortas por encargo, empanadas) paga impuesto al consumo del 8% si es servicio de restaurante o bar, no IVA (art. 512-1); y quien vende menos de 3.500 UVT al año${uvtInPesos(3_500)} y cumple lo demás puede no cobrar ninguno. Para el agua y otros productos dudosos decide la partida arancelaria: mira la factura de tu proveedor o dinos cuál es y un tributarista te confirma.`,
    ],
    links: [write, call],
  },

  {
    topic: '¿El arriendo de un local lleva IVA?',
    asked: `el arriendo de un local comercial lleva iva, arriendo un local comercial a una empresa le tengo que cobrar el 19`,
    when: [
      /\b(?:arriendo|arrendamiento|alquiler|alquilo|canon|arrendar)\b/,
      /\b(?:local|oficina|bodega|comercial|consultorio|empresa|parqueadero)\b/,
      /\b(?:iva|19)\b/,
    ],
    text: [
      `Sí lleva IVA del 19% el arriendo de un local, una oficina o una bodega, si quien arrienda es responsable de IVA: una sociedad siempre, y una persona natural si pasó los topes, de 3.500 UVT al año${uvtInPesos(3_500)} entre otros (E.T., arts. 420, 468 y 437, parágrafo 3). Si eres persona natural y no los pasaste, no lo cobras. El de vivienda está excluido (art. 476, numeral 15).`,
      'Ojo con un tope: si el contrato, sumado todo su plazo, vale 3.500 UVT o más, te inscribes como responsable antes de firmarlo, aunque cada año recibas menos (art. 437, parágrafo 3; DIAN, oficio 63 de 2023). La empresa te retendrá renta por el arriendo y, si cobras IVA, puede retener parte. Suma todos los cánones del contrato, y si no tiene fecha final o se prorroga, pregúntanos. Mira tu RUT: 49 no cobra, 48 sí y factura electrónicamente.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cómo me paso a responsable de IVA?',
    asked: `a los cuantos ingresos dejo de ser no responsable de iva, como paso de ser no responsable a responsable de iva`,
    when: [
      /\bresponsable\b/,
      /\biva\b/,
      /\b(?:como (?:hago|me|se hace|lo)|paso|pasar\w*|cambi\w+|volver\w*|vuelvo|actualiz\w+|inscri\w+|dejo de ser no|dejar de ser no)\b/,
    ],
    not: /\b(?:como (?:se|miro|averiguo) si|saber si|no quiero|dejar de|ya no|salir\w*|que pasa si|multa|cobre|cuenta de cobro|factur\w+ sin|recuper\w+|compre)\b/,
    text: [
      `Te toca cuando pasas un tope, desde el período siguiente (E.T., art. 508-2): ventas o consignaciones de 3.500 UVT al año${uvtInPesos(3_500)}, este o el anterior, más de un local, franquicia u otros (art. 437, parágrafo 3); si es por un solo contrato de ese valor, antes de firmarlo. Con contratos de servicios solo con el Estado, el tope es de 4.000 UVT (parágrafo 5). También puedes pasarte cuando quieras, si tus clientes descuentan IVA. Hacerlo tarde tiene sanción por día (art. 658-3).`,
      'Se hace en el RUT, gratis: 1. Entra a www.dian.gov.co con usuario y firma electrónica. 2. «Actualización RUT»: quita el código 49 y agrega el 48 (IVA) y el 52 (facturador electrónico). 3. Firma y descarga el nuevo. 4. Habilítate para facturar y pide numeración. 5. Desde el período siguiente cobra IVA, descuenta el de tus compras y declara en el formulario 300, según tus ingresos del año anterior (art. 600): si ya tenías el negocio, en general cada cuatro meses; si lo empezaste este año, cada dos (DIAN, concepto 8724 de 2015). Dinos desde cuándo pasaste el tope y miramos qué declaraciones faltan.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Lo usado, los libros, la ropa o la comida llevan IVA?',
    asked: `la ropa tiene iva, los libros pagan iva, vendo cosas usadas cobro iva, la comida de perro lleva iva, los zapatos tienen iva`,
    when: [
      /\biva\b/,
      /\b(?:libros?|revistas?|ropa|zapatos|usad\w+|segunda|mascotas?|perros?|gatos?|veterinari\w+|celulares?|computador\w*|bicicletas?|joyas|artesanias?|cosmeticos?|juguetes)\b/,
    ],
    not: /\b(?:import\w+|amazon|descont\w+|rest\w+|recuper\w+|retenc\w+|revisor)\b|\bcelulares? usad|\busad\w+.*celular/,
    text: [
      'Ropa, calzado, cosméticos, joyas, juguetes, comida para mascotas y servicios veterinarios van, como regla, al 19% (E.T., art. 468). Los libros y revistas de carácter científico o cultural son exentos (art. 478). Computadores de hasta 50 UVT y celulares de hasta 22 UVT están excluidos (art. 424). Las bicicletas de menor valor tienen tarifa del 5% (art. 468-1).',
      `Lo usado: si un comerciante responsable lo vende, lleva IVA; en carros usados la base es especial (art. 457-1). Una persona que vende lo suyo de vez en cuando no lo cobra. Y si eres persona natural con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} puedes ser no responsable. Dinos el producto exacto y un tributarista te confirma la tarifa y la norma.`,
    ],
    links: [write, call],
  },
  {
    topic: '¿Un gimnasio, un abogado o un profesional cobra IVA?',
    asked: `los honorarios de un abogado llevan iva`,
    when: [
      /\biva\b/,
      /\b(?:abogad\w+|contador\w*|arquitect\w+|ingenier\w+|disenador\w*|diseno|consultor\w*|consultoria|peluquer\w+|gimnasio|fotograf\w+|mecanic\w+|plomer\w+|electricista|asesor\w*|coach|influencer\w*|honorarios)\b/,
      /\b(?:cobr\w+|lleva\w*|tiene\w*|debo|toca|factur\w+|paga\w*|soy)\b/,
    ],
    not: /\b(?:miami|exterior|estados unidos|espana|extranjer\w+|cuanto es|simple|retenc\w*|ustedes|descont\w+|salud|odontolog\w+|medic\w+|psicolog\w+|\d{5,})\b/,
    text: [
      `El servicio está gravado al 19% (E.T., arts. 420 y 468): no está en la lista de excluidos (art. 476). Pero una persona natural puede ser no responsable, y entonces no lo cobra, si el año anterior y este sus ventas, consignaciones y cada contrato fueron de menos de 3.500 UVT${uvtInPesos(3_500)}, no tiene más de un local y cumple lo demás (art. 437, parágrafo 3). Una sociedad lo cobra, salvo lo que la ley exceptúa en el SIMPLE.`,
      'Míralo en la casilla 53 de tu RUT: 49 no cobra IVA y puede pasar cuenta de cobro; 48 cobra, factura electrónicamente y declara. Si un contrato nuevo solo ya llega al tope, actualízalo antes de firmarlo. Dinos cuánto vendiste este año y te decimos cuál eres.',
    ],
    links: [write, call],
  },

  {
    topic: '¿Qué IVA de mis compras puedo descontar?',
    asked: `puedo descontarme el iva de la gasolina y de los almuerzos con clientes`,
    when: [
      /\biva\b/,
      /\b(?:descont\w+|descuent\w+|descontable\w*|rest\w+|recuper\w+|deduc\w+)\b/,
      /\b(?:gasolina|almuerzo\w*|restaurante\w*|comida\w*|carro|moto|vehiculo|computador\w*|celular|internet|arriendo|gasto\w*|compra\w*|maquina\w*|equipo\w*|viaje\w*|hotel\w*|clientes|pag(?:ue|amos|ado)|cobraron)\b/,
    ],
    not: /\bno (?:soy )?responsable\b|\brenta\b|\bimpuesto al consumo\b|\bcobro iva\b|\b(?:compr[eoa]\w*|adquir\w+|meter|nombre)\b.*\b(?:carro|camioneta|moto|vehiculo)\b|\b(?:carro|camioneta|moto|vehiculo)\b.*\b(?:nombre|gasto|meter)\b/,
    text: [
      'El responsable de IVA resta el de sus compras y gastos si cumplen tres cosas: son del negocio y se pueden llevar como costo o gasto en renta, van a tus ventas gravadas o exentas, y tienes factura electrónica o documento válido a tu nombre con el IVA discriminado (E.T., arts. 485 y 488).',
      'En la gasolina solo cuenta el IVA que aparezca discriminado en la factura. El de un restaurante casi nunca aparece, porque los restaurantes cobran impuesto al consumo (art. 512-1), que no se descuenta. Un almuerzo con clientes puede ser gasto en renta si pruebas la relación con el negocio. El IVA de un computador, una máquina o un carro es de activo fijo: no se resta, hace parte del costo (DIAN, oficio 4429 de 2019), y solo el de los activos productivos descuenta de la renta (art. 258-1). Si vendes también excluido, se prorratea. Mándanos la lista de gastos y te decimos cuáles sirven.',
    ],
    links: [write, call],
  },
  {
    topic: 'No soy responsable de IVA, ¿recupero el de mis compras?',
    asked: `soy no responsable de iva y compre con iva lo recupero`,
    when: [
      /\bno (?:soy )?responsable\b/,
      /\b(?:recuper\w+|descont\w+|devolucion|devuelv\w+|rest\w+|compr\w+)\b/,
    ],
    text: [
      'No. Quien no es responsable de IVA (código 49) no declara el impuesto, así que el IVA que paga en sus compras no se descuenta ni se devuelve: hace parte del costo de lo que compró, y en la renta lo resta como parte de ese costo si declara con costos y gastos.',
      'Si compras mucho con IVA y tus clientes son empresas, puede convenirte ser responsable (código 48), que cobra y descuenta: compáralo antes con un tributarista, porque trae declaraciones y factura electrónica.',
    ],
    links: [write, call],
  },
  {
    topic: 'Cobré IVA sin ser responsable',
    asked: `que pasa si cobro iva sin ser responsable`,
    when: [
      /\biva\b/,
      /\b(?:cobr\w+|puse|sume|agregue) (?:el |con |un )?iva\b|\bfactur\w+ con iva\b/,
      /\bsin ser responsable\b|\bno (?:soy|siendo|era) responsable\b/,
    ],
    not: /\b(?:puedo|debo|toca|tengo que) (?:facturar|pasar)\b/,
    text: [
      'Quien no es responsable (código 49) no debe cobrar IVA. Lo que se cobró no es tuyo: se devuelve al cliente o se le entrega a la DIAN; quedárselo es grave (Código Penal, art. 402).',
      'Ahora: 1. Mira en qué facturas lo pusiste. 2. Corrígelas: en una electrónica, con nota crédito y otra factura sin IVA, y devuélvele la plata al cliente; en una cuenta de cobro, hazla otra vez. 3. Si no se puede devolver, hay que declararlo. 4. Si en realidad pasaste los topes, pásate a responsable en el RUT. Con las facturas en la mano te decimos cuál va.',
    ],
    links: [call, write],
    calms: true,
  },
  {
    topic: '¿Qué va con IVA del 5%?',
    asked: `que productos tienen iva del 5`,
    when: [/\biva\b/, /\b(?:al|del|de) 5\b|\b5 por ciento\b|\bcinco por ciento\b/],
    not: /\b(?:de|del) 5 (?:millon|mil)|\bnit\b|\btermin\w+/,
    text: [
      'La tarifa del 5% es para una lista cerrada: algunos alimentos procesados (como café, harina, pastas y embutidos de ciertas partidas) y unos pocos servicios, como los planes de medicina prepagada (E.T., arts. 468-1 y 468-3).',
      'La lista va por partida arancelaria: si un producto no está ahí, ni es exento ni excluido, va al 19%. Dime el producto, o mándanos la partida o la factura de tu proveedor, y un tributarista te confirma la tarifa.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Las medicinas llevan IVA?',
    asked: `las medicinas tienen iva`,
    when: [/\b(?:medicin\w+|medicament\w+|drogas|remedios|vitaminas|suplementos)\b/, /\biva\b/],
    not: /\bprepagada\b/,
    text: [
      'Los medicamentos son exentos, no excluidos: la Ley 2010 de 2019 pasó los antibióticos y las partidas 30.01, 30.03, 30.04 y 30.06 de la lista de excluidos (E.T., art. 424) a la de exentos, con tarifa 0 (art. 477). En los dos casos al cliente no se le cobra IVA. Vitaminas, suplementos, cosméticos y productos de aseo suelen ir al 19%, salvo que el registro del INVIMA sea de medicamento.',
      'Mira el registro sanitario y la partida en la factura de tu proveedor. Quien los produce puede pedir devolución; si solo los revendes, qué declaras y qué IVA descuentas te lo confirma un tributarista con tu RUT.',
    ],
    links: [write, call],
  },
  {
    topic: '¿El transporte lleva IVA?',
    asked: `el transporte de carga lleva iva, los domicilios llevan iva`,
    when: [
      /\b(?:transporte|taxi|fletes?|acarreos?|trasteos?|mudanza\w*|domicilios?|mensajeria|carga)\b/,
      /\biva\b/,
    ],
    not: /\bauxilio\b|\brestar\b|\bdescont\w+/,
    text: [
      'El transporte público de personas por tierra, río o mar dentro del país está excluido de IVA, y el de carga, nacional e internacional, también (E.T., art. 476): taxis, buses, fletes y acarreos hechos con los requisitos del transporte. El aéreo de pasajeros va al 19%, salvo rutas sin transporte terrestre organizado, y el internacional de pasajeros está gravado (DIAN, concepto 11212 de 2015). La mensajería, los domicilios, el alquiler de un vehículo sin conductor y la intermediación son otros servicios y, como regla, van al 19%.',
      'Lo decisivo es qué contrata el cliente: si le llevas la carga de un punto a otro, es transporte; si le prestas el carro o le manejas la operación, no. Cuéntanos cómo lo facturas y te confirmamos.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Los cursos y las clases llevan IVA?',
    asked: `una clase de ingles lleva iva`,
    when: [
      /\b(?:clases?|cursos?|educacion|colegio|capacitacion\w*|tutor\w+|taller de|academia|profesor\w*|diplomado\w*)\b/,
      /\biva\b/,
    ],
    text: [
      'Está excluida la educación que da un establecimiento reconocido por el Gobierno (preescolar, primaria, bachillerato, superior, especial o no formal) y la que una persona natural presta a esos establecimientos (E.T., art. 476, numeral 5). Unas clases particulares, un curso en línea o una capacitación de empresa que no tiene ese reconocimiento va al 19%.',
      `Si das clases por tu cuenta y vendes menos de 3.500 UVT al año${uvtInPesos(3_500)} puedes ser no responsable y no cobrarlo. Dinos si tienes licencia de la Secretaría de Educación y quién te paga, y te confirmamos.`,
    ],
    links: [write, call],
  },
  {
    topic: '¿El software, la nube y lo digital llevan IVA?',
    asked: `vendo software por internet cobro iva`,
    when: [
      /\b(?:software|programa\w*|app|aplicacion\w*|hosting|nube|pagina\w* web|sitio\w* web|suscripcion\w*|saas|licencias?|desarrollo)\b/,
      /\biva\b/,
    ],
    not: /\b(?:exterior|miami|estados unidos|espana|cliente de|afuera|facturar con)\b/,
    text: [
      'Depende de qué vendes. Están excluidos el hosting, la computación en la nube (también un programa como servicio, SaaS, si cumple las características que fija MinTIC) y el suministro de páginas web, y la educación virtual para contenidos digitales (E.T., art. 476). El desarrollo a la medida, la licencia de un programa, el diseño y el soporte normal van al 19% (art. 468).',
      `Si vendes fuera del país puede ser exportación exenta (art. 481, literal c). Y si eres persona natural con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)}, puedes ser no responsable. Cuéntanos qué entregas y cómo lo cobras: el contrato decide.`,
    ],
    links: [write, call],
  },
  {
    topic: '¿El internet y los servicios públicos llevan IVA?',
    asked: `los servicios de internet llevan iva`,
    when: [/\b(?:internet|telefonia|celular|energia|luz|agua|gas|servicios publicos|acueducto)\b/, /\biva\b/],
    not: /\b(?:vend\w+|descont\w+|rest\w+|por internet|factur\w+|tienda|pagina|botella\w*|embotellad\w+|bolsa)\b/,
    text: [
      'El internet lleva IVA del 19%, salvo el de hogares: el de estratos 1 y 2 es exento y el del estrato 3, excluido (E.T., arts. 481 y 476). La energía, el acueducto, el alcantarillado, el aseo y el gas domiciliario están excluidos (art. 476). La telefonía celular lleva IVA y, según el plan, impuesto al consumo.',
      'Si tu empresa lo paga y es responsable de IVA, el que venga en la factura a su nombre se puede descontar. El plan y el estrato están en la factura: si algo no cuadra, mándanosla.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Puedo pedir devolución del IVA?',
    asked: `puedo pedir devolucion del iva`,
    when: [/\biva\b/, /\b(?:devol\w+|devuelv\w+|reembols\w+|regres\w+)\b/],
    not: /\bcompensacion\b.*\b(?:hogar|familia|prosperidad)\b/,
    text: [
      'Depende de quién eres. Exportadores y productores de bienes exentos sí piden en devolución su saldo a favor; los demás responsables, en general, lo llevan al período siguiente, con excepciones como el que viene de retenciones de IVA (los artículos 815 y 850 del E.T. dicen cuáles). Quien no es responsable no lo recupera.',
      'Se pide en el portal de la DIAN con la relación de facturas, los certificados y la firma de contador, y tiene un plazo: no lo dejes pasar de dos años (art. 854). Lo que se llama «devolución del IVA» para hogares la da Prosperidad Social. Con tu última declaración te decimos si tu saldo se puede pedir.',
    ],
    links: [write, call],
  },
  {
    topic: '¿El pan, los huevos y el mercado llevan IVA?',
    asked: `la panaderia cobra iva por el pan, los huevos llevan iva, que iva tienen las arepas, el mercado de la canasta paga iva, una bolsa de leche tiene iva, le pongo iva a las tortas de mi panaderia, las papas y las verduras pagan impuesto, tengo una granja de huevos cobro iva, el queso y la carne llevan iva, pandebono y almojabana iva, el arroz y la azucar pagan iva`,
    when: [
      /\b(?:pan|panes|panaderia|huevos?|arepas?|pandebono|almojabanas?|arroz|azucar|canasta familiar)\b/,
      /\b(?:iva|impuestos?|gravad\w+|exent\w+|excluid\w+)\b/,
    ],
    not: /\b(?:diferencia|devol\w+|factura\w*|declar\w+|responsable|regimen|renta|ica|cuanto vend\w+)\b/,
    text: [
      'Pan: no paga IVA; está excluido, como las arepas de maíz (E.T., art. 424). Huevos frescos: tampoco; son exentos, a tarifa 0 (art. 477), igual que carne, pescado, leche y queso fresco. Arroz para comer, papas, hortalizas y miel: excluidos (art. 424). Azúcar, café, harina, pastas y chocolate de mesa: 5% (art. 468-1). Galletas, tortas, ponqués y pasteles: 19%; panes de sagú, yuca y achira, 5%.',
      'Si los vendes: lo excluido no te hace responsable; lo exento sí al productor, que declara y puede pedir devolución. Lo que se sirve en el local como restaurante va con impuesto al consumo, si te toca. Ante una duda decide la partida arancelaria: dinos el producto y un tributarista lo confirma.',
    ],
    links: [write, call],
  },
]
