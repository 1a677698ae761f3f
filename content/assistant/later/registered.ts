import { firm } from '../../firm'
import { uvtInPesos } from '../../legal-figures'
import { bogota } from '../bogota'
import type { LaterTexts } from '../later'

export const texts: LaterTexts = {
  '¿Cómo cambio las responsabilidades del RUT?': [
    'Se hace en el portal de la DIAN (www.dian.gov.co), en actualización del RUT, con tu firma electrónica y gratis: agregas o quitas códigos de la casilla 53. Agregar (por ejemplo, 48 IVA o 52 facturador) suele quedar enseguida; quitar algunos, como el IVA, puede pedir soportes o quedar para revisión de la DIAN.',
    `Ahora: 1. Comprueba que cumples: no responsable de IVA (49) es solo para personas naturales con menos de 3.500 UVT${uvtInPesos(3_500)} y las demás condiciones (E.T., art. 437, parágrafo 3). 2. Presenta lo pendiente: mientras el código siga, las declaraciones siguen corriendo. 3. Cambia, descarga el RUT nuevo y dáselo a tus clientes. Un tributarista mira qué códigos sobran antes de tocarlos.`,
  ],
  '¿Qué actividad (código CIIU) pongo en el RUT?': [
    'El código CIIU tiene cuatro cifras y dice a qué te dedicas: búscalo por palabras en el buscador de la DIAN o del DANE (www.dane.gov.co) y escoge el que describa lo que más ingresos te da. Puedes poner una principal, una secundaria y otras; agregar o cambiar es gratis, en la actualización del RUT.',
    'Importa porque de él dependen la tarifa del ICA, el riesgo de la ARL y, en el SIMPLE, la tarifa. Si tienes matrícula, cámbialo también en la Cámara de Comercio. Dinos qué haces y una persona te dice el código.',
  ],
  'La DIAN bloqueó o suspendió mi RUT': [
    'Con calma: suele pasar porque no encontraron la dirección, faltó un documento o hay una revisión. Puede impedirte facturar o firmar mientras dure, y no te quita las declaraciones, que siguen venciendo.',
    'Ahora: 1. Entra a www.dian.gov.co y descarga el RUT: el estado y el motivo salen ahí o en tus comunicados. 2. Reúne lo que piden (dirección con recibo, matrícula, documento). 3. Pide el levantamiento por el portal o con cita, y guarda el radicado. 4. Si algo vence, guarda la pantalla con la hora. Un tributarista lo mira contigo.',
  ],
  '¿Cómo saco el certificado de la Cámara de Comercio?': [
    'El certificado de existencia y representación legal (o el de matrícula, si eres persona natural) se compra y se descarga en la página de la Cámara de Comercio donde está registrada la empresa; www.rues.org.co lleva a la tuya. Sale en minutos y trae un código para comprobarlo.',
    'Suelen pedirlo con no más de 30 días. Si los datos salen viejos, primero hay que registrar el acta o renovar la matrícula: un abogado del equipo te dice qué falta.',
  ],
  '¿Qué es el ReteIVA y quién lo hace?': [
    'Es una parte del IVA de la factura que el comprador retiene y entrega a la DIAN por cuenta del vendedor. Solo la hace quien la ley nombra agente (E.T., art. 437-2): se ve en el RUT, en los códigos 09 y 23, y va en el formulario 350. Si no los tienes, en principio no retienes IVA.',
    'Si te la hicieron, pide el certificado y réstala en tu declaración de IVA. Qué porcentaje y desde qué base, según quién compra y qué, te lo confirma un tributarista.',
  ],
  '¿Cuánto se paga en el SIMPLE?': [
    'Un porcentaje de los ingresos brutos, según el grupo de tu actividad (tiendas, profesionales, comida, los demás) y cuánto vendes al año: la tabla está en el artículo 908 del Estatuto Tributario y cambia por tramos. No doy la tarifa sin ver tu actividad y tus ingresos.',
    'El ICA ya va adentro. Dinos qué haces, cuánto vendes y en qué ciudad, y un tributarista te da la cifra y la compara con el ordinario.',
  ],
  '¿Puedo tener una empresa siendo empleado?': [
    'En general sí: un empleado puede ser accionista de una S.A.S. o tener un negocio y facturar. Mira antes tu contrato: si tiene exclusividad o prohíbe competir, puede ser una falta. Los empleados públicos tienen reglas más estrictas.',
    'En la renta se suma todo, y por lo que ganes aparte cotizas como independiente; ser accionista no obliga a cotizar, recibir un pago por trabajar en ella sí. Un abogado del equipo lee tu contrato si dudas.',
  ],
  '¿Presento en cero si no hubo movimiento?': [
    'IVA: no, en un período sin ventas gravadas ni exentas ni IVA descontable (DUR 1625 de 2016, art. 1.6.1.13.2.30). Retención: no, el mes en que no se retuvo nada (art. 1.6.1.13.2.33). Anticipo del SIMPLE: sí, aunque dé cero, salvo una persona natural con ingresos de menos de 3.500 UVT (E.T., art. 910, parágrafo 3). Renta de una sociedad: sí, todos los años aunque no venda.',
    'El ICA depende del municipio: muchos lo piden aunque sea en cero. Guarda la prueba de que no hubo movimiento (extractos y facturas del período). Si el IVA traía un saldo a favor o hubo una compra, preséntala.',
  ],
  '¿Puedo hacer mi declaración de renta yo mismo?': [
    'Sí: una persona natural puede presentarla en www.dian.gov.co, con su usuario y su firma electrónica, en el formulario 210; la DIAN ofrece una declaración sugerida con lo que otros reportaron. Revísala renglón por renglón: a veces trae ingresos que no son tuyos o deja por fuera tus deducciones.',
    'Pasos: 1. Mira si pasaste un tope. 2. Reúne certificados y compáralos con lo reportado. 3. Llena, firma y presenta en tu fecha. 4. Genera el recibo 490 y paga. Si tienes negocio, ventas de bienes, ingresos del exterior o varios años atrasados, conviene que la vea un tributarista.',
  ],
  '¿Qué pide un banco para la cuenta de la empresa?': [
    'Lo usual: RUT, certificado de existencia y representación con no más de 30 días, documento de quien la representa, composición accionaria o beneficiarios finales y, según el banco, estados financieros, declaración de renta o proyecciones y el origen de la plata. Cada banco tiene su lista.',
    'Si la empresa es nueva, lleva el balance de apertura firmado por contador y una carta de la actividad. No uses tu cuenta personal para las ventas de la sociedad. Preparamos contigo los estados y los papeles.',
  ],
  '¿Qué es el formulario 210?': [
    'El 210 es la declaración de renta de las personas naturales, y de la herencia que no se ha repartido. El 110 es el de las empresas. Se llena y se firma en www.dian.gov.co, una vez al año, entre agosto y octubre, según los dos últimos dígitos de la cédula.',
  ],
  '¿Qué es el RUT y para qué sirve?': [
    'El RUT es el registro de la DIAN donde estás como contribuyente: dice quién eres, a qué te dedicas y qué obligaciones tienes (casilla 53). El NIT es el número con que te identifica: en una persona natural suele ser la cédula; al final va un dígito de verificación. El RUT no es la matrícula mercantil, que es de la Cámara de Comercio.',
    'Lo piden para contratarte, pagarte, abrir una cuenta de negocio o facturar. Sacarlo es gratis y no obliga por sí solo a pagar impuestos.',
  ],
  '¿Mi servicio lleva IVA?': [
    'Los servicios llevan IVA del 19% (E.T., art. 468) salvo los que la ley excluye (art. 476): entre ellos, los de salud humana, la educación de establecimientos reconocidos y el arriendo de vivienda. Un gimnasio, una peluquería, un taller, un diseño o una asesoría no están en esos tres.',
    `Pero solo lo cobra quien es responsable: una persona natural con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} y las demás condiciones puede ser no responsable (art. 437, parágrafo 3) y no lo cobra; una sociedad que vende servicios gravados sí, salvo la peluquería que está en el SIMPLE y no hace nada más (parágrafo 4). Dinos qué prestas y cuánto facturas, y un tributarista te lo confirma.`,
  ],
  '¿Pago ICA si vendo por internet o desde la casa?': [
    `Sí: vender por internet o trabajar desde la casa también es actividad. Si vendes por internet al consumidor, el ICA es del municipio desde donde despachas; por un servicio, en general, de donde se presta (Ley 1819 de 2016, art. 343). Hay que inscribirse en la secretaría de hacienda; en ${firm.address.city}, en el RIT.`,
    `Cada municipio fija tarifa, fechas y desde cuánto se declara. En ${bogota} es anual si el impuesto del año anterior no pasó de 391 UVT, y cada dos meses si pasó (Resolución SDH-000195 de 2025). En el SIMPLE va adentro. Dinos ciudad y actividad y te decimos qué presentar.`,
  ],
  '¿Cuánto vale renovar la matrícula y qué pasa si no?': [
    'La renovación se paga según los activos que declares a 31 de diciembre, con la tarifa del año: no la digo sin esos datos, pero la Cámara de Comercio la calcula en su página antes de pagar (www.rues.org.co lleva a la tuya). Se hace hasta el 31 de marzo (Código de Comercio, art. 33).',
    'Si no se renovó: se pagan los años que faltan, puede haber multas de la Superintendencia de Sociedades y, con los años, la depuración del registro. Ahora: 1. Consulta en el RUES qué años faltan. 2. Si el negocio sigue, renueva todos juntos. 3. Si ya no existe, renueva y cancela en el mismo trámite. Un abogado del equipo te dice si hay un beneficio vigente.',
  ],
  '¿Los pensionados declaran renta?': [
    'Con los mismos topes de todos. Por 2025: ingresos de 1.400 UVT ($\u00a069.718.600), contando las mesadas del año; o tarjeta, compras o consignaciones de más de esa cifra; o patrimonio bruto de más de 4.500 UVT ($\u00a0224.095.500). Si no pasó ninguno, no declara.',
    'Declarar no es pagar: una parte de las pensiones es exenta (E.T., art. 206), y muchos pensionados declaran sin pagar. Una pensión del exterior también cuenta para un residente. Suma las mesadas con el certificado de la entidad que paga; un tributarista mira el resto.',
  ],
  'Tengo sueldo y otros ingresos, ¿cómo declaro?': [
    'En una sola declaración sumas todo lo del año: sueldo, arriendos, honorarios o ventas, cada uno en su sección, con sus propios gastos y deducciones, y restas todas las retenciones. Si la suma llega a 1.400 UVT ($\u00a069.718.600 por 2025) o pasas otro tope, declaras aunque cada uno sea pequeño.',
    'Guarda el certificado de tu empleador y, de lo demás, contratos, extractos y soportes de gasto. Por honorarios o ventas cotizas además como independiente y miras si eres responsable de IVA. Con los papeles, un tributarista te dice cuánto sale antes de presentar.',
  ],
  '¿Qué impuesto pago por un premio, un carro o una casa que vendí?': [
    'Puede ser ganancia ocasional o renta, según qué es y desde cuándo lo tenías; se paga sobre lo que ganaste (venta menos costo fiscal), no sobre toda la venta, y la casa de habitación tiene un beneficio con condiciones. En la notaría, el tránsito o al pagar un premio suelen retener una parte: guarda ese papel, porque se resta.',
    'Lo que recibes cuenta para los topes: por 2025, con ingresos de 1.400 UVT ($\u00a069.718.600) declaras. La tarifa no la digo sin ver tu caso: reúne escritura o tarjeta de propiedad, fechas, precio de compra y de venta y lo retenido, y un tributarista te da la cifra con su norma.',
  ],
  '¿Cuánto tiempo tienen para responder una petición o un reclamo?': [
    `Si es a nosotros por tus datos personales: las consultas, en 10 días hábiles, y los reclamos, en 15 días hábiles, que pueden alargarse 8 más con explicación (Ley 1581 de 2012, artículos 14 y 15). Una queja del servicio se recibe por escrito en ${firm.email} y queda con fecha; si hay un plazo encima, llama.`,
    'Si es ante la DIAN u otra entidad, el término depende de lo que pides y está en la constancia de radicado: guárdala. Si se vence sin respuesta, hay vías para exigirla, y un abogado del equipo te dice cuál. Si no quedas conforme por tus datos, puedes ir a la Superintendencia de Industria y Comercio (www.sic.gov.co).',
  ],
}
