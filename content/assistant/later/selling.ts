import { firm } from '../../firm'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import type { LaterTexts } from '../later'

export const texts: LaterTexts = {
  'Pasé el tope de IVA, ¿qué hago?': [
    `Con calma: el tope es de 3.500 UVT al año${uvtInPesos(3_500)}, por ventas, contratos o consignaciones de la actividad, en el año anterior o en el que va corriendo (E.T., art. 437, parágrafo 3), y de 4.000 UVT si solo tienes contratos de servicios con el Estado (parágrafo 5). Si lo pasaste, dejas de poder ser no responsable y debes inscribirte como responsable, código 48.`,
    'Ahora: 1. Suma las ventas y consignaciones del año, mes a mes, y mira cuándo lo pasaste. 2. Actualiza el RUT (48 y 52) y habilítate para facturar antes de seguir vendiendo. 3. Desde ahí cobra IVA en lo gravado y decláralo: en general cada cuatro meses si ya tenías el negocio, y cada dos si lo empezaste este año (E.T., art. 600; DIAN, concepto 8724 de 2015). 4. No cobres IVA antes de estar inscrito. Desde qué período exacto te toca lo mira un tributarista con tus extractos.',
  ],
  '¿Qué cambia si soy responsable de IVA?': [
    'El responsable (código 48) cobra IVA en lo que vende gravado, factura electrónicamente, resta el IVA de sus compras y lo declara cada dos o cada cuatro meses (E.T., art. 600). El no responsable (49) no lo cobra ni lo declara, en general no está obligado a facturar, y el IVA de sus compras es un costo.',
    `No se escoge: una persona natural puede ser no responsable solo con menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones (art. 437, parágrafo 3); una sociedad que vende gravado es responsable, salvo la que está en el SIMPLE y solo tiene tienda pequeña, minimercado, micromercado o peluquería (parágrafo 4). A algunas empresas les sirve más un proveedor responsable, porque descuentan el IVA.`,
  ],
  '¿Cuánto paga de renta una S.A.S.?': [
    'La tarifa general de renta de una sociedad es del 35% (E.T., art. 240), y se aplica sobre la utilidad fiscal (ingresos menos costos y gastos aceptados), no sobre las ventas. Algunas actividades tienen otra, y en el SIMPLE se paga sobre los ingresos con otra tabla.',
    'Además: IVA si vende algo gravado (lo paga el cliente; la sociedad lo entrega), ICA en el municipio, retenciones que haga, y nómina si tiene empleados. Cuando reparte utilidades, el socio puede tener impuesto por dividendos. Con utilidad cero presenta igual. Con tus ventas y costos del año te decimos cuánto sería.',
  ],
  '¿Qué gastos puede restar una empresa?': [
    'Los del negocio: que tengan relación de causalidad con la actividad, sean necesarios y proporcionados (E.T., art. 107), del año que se declara, y con factura electrónica, documento equivalente o documento soporte a nombre de la empresa. Arriendo del local, nómina con seguridad social pagada, servicios, publicidad y transporte de trabajo suelen servir.',
    'El mercado de la casa, la ropa o el viaje personal no: si la empresa los paga, es plata del socio (salario, préstamo o dividendo). En celular, carro o comidas se mira cuánto es del negocio y hay límites. Dinos el gasto y un tributarista te dice si entra.',
  ],
  '¿Cómo facturo a quien no me da el NIT?': [
    'Como «consumidor final»: si el comprador no da sus datos, la factura electrónica se expide con el número 222222222222. El programa suele traerlo ya creado.',
    'Quien la necesita para restar un gasto tiene que dar su NIT o su cédula al comprar: después no se cambia, se hace nota crédito y otra factura. Para muchas ventas pequeñas está el tiquete POS electrónico, que tiene un tope por venta: un contador te dice cuál usar.',
  ],
  'Una factura que recibí tiene un error': [
    'Pídele al proveedor que la corrija: hace una nota crédito que anula la factura y expide otra con los datos bien. Una con tu NIT equivocado no te prueba el gasto ni el IVA.',
    'Ahora: 1. Escríbele hoy con el número y el error. 2. Si es a crédito, puedes reclamarla en los 3 días hábiles después de recibirla, desde tu programa o el portal de la DIAN: si callas, se entiende aceptada (Decreto 1154 de 2020). 3. No la pagues ni la contabilices hasta tener la buena. La herramienta comprueba NIT, sumas y CUFE con el XML.',
  ],
  'Me hicieron dos veces la misma factura, o facturé doble': [
    'Se anula una de las dos con una nota crédito por el total, que menciona su número; la otra queda. No se borra ninguna, porque las dos están validadas por la DIAN.',
    'Hazlo en el mismo mes si puedes, avísale al cliente cuál sirve y guarda la nota: así el ingreso y el IVA no quedan dobles. Si la doble te la hicieron a ti, pídele la nota crédito al proveedor.',
  ],
  '¿Cómo facturo un negocio con puestos o sillas arrendadas?': [
    'Depende de quién le cobra al cliente. Si cada quien cobra lo suyo y te paga por el puesto, tu ingreso es solo el arriendo o el porcentaje, y ellos facturan lo demás. Si el local cobra todo, el ingreso y la factura son del local, y lo que les pagas es un costo con soporte.',
    'Ahora: 1. Déjalo por escrito: puesto, valor y quién responde. 2. No recibas en tu datáfono o tu Nequi lo de otros sin un contrato de mandato: suma a tus consignaciones y a tus topes. 3. Si hay horario y órdenes, puede ser un contrato de trabajo. Un contador lo arma contigo.',
  ],
  '¿Qué necesito para abrir un restaurante o un local?': [
    `En este orden: 1. Uso del suelo del local, en la alcaldía (en ${bogota}, Planeación), antes de firmar el arriendo. 2. Persona natural o S.A.S., RUT y matrícula del establecimiento en la Cámara de Comercio. 3. Permisos de funcionamiento: sanidad, bomberos y, si hay música, derechos de autor; los dice tu alcaldía. 4. ICA: inscripción en hacienda (RIT). 5. Facturación electrónica. 6. Si hay empleados, afiliación antes del primer día.`,
    'Si vendes comida preparada, mira el impuesto al consumo del 8% (E.T., art. 512-1). Dinos ciudad y actividad: un abogado y un contador te arman la lista con costos.',
  ],
  '¿Cómo registro una marca?': [
    'La marca se registra en la Superintendencia de Industria y Comercio (www.sic.gov.co), por clases de productos o servicios. El nombre en la Cámara de Comercio no la protege: solo evita otro igual en ese registro.',
    'Pasos: 1. Buscar antecedentes parecidos. 2. Escoger la clase. 3. Solicitar y pagar la tasa que la SIC fija cada año: mira en su página si hay una menor para empresas pequeñas. 4. Publicación y oposiciones. 5. Decisión; toma varios meses, según haya oposición. Si alguien la usa, guarda pruebas con fecha. Nuestra asesoría legal la tramita: te damos el valor antes de empezar.',
  ],
  '¿Cómo vendo mi empresa?': [
    'Hay dos caminos: vender las acciones (el comprador recibe la sociedad con sus deudas y contratos) o vender el establecimiento o los activos (la sociedad queda contigo). En una S.A.S. las acciones se endosan y se anotan en el libro, según los estatutos (Ley 1258 de 2008, arts. 13 y 15).',
    'Ahora: 1. Estados financieros al día y declaraciones presentadas. 2. Acuerdo de confidencialidad antes de mostrar cifras. 3. Revisión de impuestos, nómina, contratos y juicios. 4. Precio, pago y quién responde por deudas viejas, por escrito. 5. RUB y cámara. La venta puede tener impuesto para ti. Un abogado y un auditor del equipo te acompañan.',
  ],
  '¿Cómo saco a un socio?': [
    'No se saca a nadie sin su firma o sin una causa prevista: mandan los estatutos. Lo usual es comprarle su parte (en una S.A.S., endoso y libro de accionistas; en una limitada, reforma registrada). Si los estatutos traen causales de exclusión o derecho de preferencia, se sigue ese trámite en asamblea.',
    'Ahora: 1. Lee estatutos y acuerdos de accionistas. 2. Mira quién tiene la mayoría. 3. Propón por escrito un precio con un balance a la fecha. 4. Si hay bloqueo o daño, hay acciones ante la Superintendencia de Sociedades. Quien se quiere ir también puede vender o ceder. Un abogado del equipo lo mira contigo.',
  ],
  '¿Cómo paso de limitada a S.A.S.?': [
    'Se llama transformación: la aprueban todos los socios, sin faltar uno, en un documento que se registra en la Cámara de Comercio (Ley 1258 de 2008, art. 31), con estados financieros a la fecha y estatutos nuevos. Sigue siendo la misma sociedad, con el mismo NIT, contratos y deudas (Código de Comercio, art. 167); se actualizan RUT y facturación.',
    'De persona natural a S.A.S. no hay transformación: se crea la sociedad y se le traspasan negocio y contratos; cambia el NIT. Un abogado del equipo prepara actas y estatutos, y un contador el balance.',
  ],
  '¿Qué es una S.A.S.?': [
    'Una S.A.S. (sociedad por acciones simplificada) es una empresa con vida propia, distinta de sus dueños: tiene su NIT, sus cuentas y sus deudas. La crea una persona o varias con un documento privado registrado en la Cámara de Comercio, y los dueños responden hasta lo que aportaron (Ley 1258 de 2008, arts. 1, 2 y 5).',
    'Es la más usada porque es flexible. A cambio lleva contabilidad, declara renta aunque no venda y separa la plata de la empresa de la del dueño.',
  ],
  '¿Qué es la UVT?': [
    `La UVT (unidad de valor tributario) es una medida en pesos que la DIAN cambia cada año, para que topes, sanciones y tarifas suban sin cambiar la ley. La de ${uvt.year} vale ${inPesos(uvt.value)}; la de ${uvtBefore.year}, ${inPesos(uvtBefore.value)}. Por ejemplo, 1.400 UVT de ${uvtBefore.year} son ${inPesos(1_400 * uvtBefore.value)}.`,
    'Escríbeme cuántas UVT y de qué año y las paso a pesos: «10 UVT de 2026».',
  ],
  '¿Qué pasa si no le entrego la información al revisor fiscal?': [
    'El revisor fiscal puede dejar salvedades o abstenerse en su dictamen, no firmar declaraciones y certificados, e informarlo a la asamblea y a las autoridades que su ley le ordena. Eso lo leen bancos, clientes y la DIAN.',
    'Ahora: 1. Pide por escrito la lista de lo que falta y su fecha. 2. Entrega con relación firmada. 3. Si no están los libros, cuéntalo ya: se pueden reconstruir. Un contador del equipo ordena la entrega contigo (no podemos ser contadores y revisores de la misma empresa).',
  ],
  '¿Hasta cuándo puedo corregir una declaración?': [
    `Depende de hacia dónde cambia. Si pagas más o baja tu saldo a favor, en los 3 años siguientes al vencimiento del plazo y antes de un requerimiento especial o un pliego de cargos (E.T., art. 588), con sanción del 10% de lo que aumenta, o del 20% después de un emplazamiento (art. 644), y no menos de ${minimumPenaltyInPesos} (art. 639). Si nada de eso cambia, no hay sanción. Si pagas menos, el plazo es más corto: míralo pronto.`,
    'No presentes otra encima sin revisarla: cada corrección reemplaza la anterior. Ten la declaración, el error y los soportes, y un tributarista te dice plazo, sanción y cómo se presenta.',
  ],
  '¿Cómo y dónde pago un impuesto?': [
    'Primero se presenta la declaración en www.dian.gov.co y ahí mismo se genera el recibo oficial de pago (formulario 490). Se paga en línea por PSE o en un banco autorizado con el recibo impreso; guarda el comprobante y mira después en tu estado de cuenta que quedó aplicado al período correcto.',
    'Con tarjeta depende de tu banco. La renta de una persona natural se paga de una vez; la de una sociedad, en dos cuotas (mayo y julio). Una retención presentada sin pagar puede no valer (E.T., art. 580-1). El ICA y el predial se pagan en la página de tu municipio.',
  ],
  '¿Declaro criptomonedas, inversiones o cuentas de afuera?': [
    'Sí cuentan: lo que tienes a 31 de diciembre (criptomonedas, acciones, CDT, fondos, cuentas o inmuebles de afuera) suma al patrimonio bruto, y lo que ganaste, a los ingresos. Por 2025 declaras con patrimonio de más de 4.500 UVT ($\u00a0224.095.500) o ingresos de 1.400 UVT ($\u00a069.718.600), entre otros topes.',
    `Quien tiene bienes en el exterior de más de 2.000 UVT a 1 de enero${uvtInPesos(2_000)} presenta además la declaración de activos en el exterior. Un residente en ${firm.address.country} declara lo de todo el mundo. Guarda extractos, fechas y valores en pesos; un tributarista los ordena contigo.`,
  ],
}
