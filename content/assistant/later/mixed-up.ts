import { firm } from '../../firm'
import { minimumPenaltyInPesos, uvtInPesos } from '../../legal-figures'
import { exogenaDuty, exogenaReduced } from '../exogena'
import type { LaterTexts } from '../later'
import { simpleDeadline } from '../simple-deadline'

export const texts: LaterTexts = {
  '¿Qué parafiscales se pagan y quién está exonerado?': [
    'Los parafiscales son la caja de compensación (4%), el SENA (2%) y el ICBF (3%): en total, 9% de la nómina, y los paga quien emplea. Están exoneradas del SENA, del ICBF y de la salud del empleador, por quienes ganan menos de diez salarios mínimos, las sociedades que declaran renta y las personas naturales con dos trabajadores o más (E.T., art. 114-1). La caja no entra en esa exoneración.',
    'Una persona natural con un solo trabajador no está exonerada por esa regla. Si estás en el SIMPLE o tienes dudas, una persona lo mira con tu RUT y tu planilla.',
  ],
  '¿Cuánto es la sanción por no enviar la exógena?': [
    `La sanción de la información exógena es del 1% de lo que no se envió, del 0,7% de lo que se envió con errores y del 0,5% de lo que se envió tarde, hasta 7.500 UVT${uvtInPesos(7_500)} (E.T., art. 651), y no menos de ${minimumPenaltyInPesos} (10 UVT, art. 639). Si la envías o la corriges tú antes de un pliego de cargos, pagas el 10% de eso, sin bajar de la mínima; ${exogenaReduced}.`,
    `Envíala o corrígela cuanto antes, aunque sea tarde: cuesta menos que no enviarla. ${exogenaDuty} Si fue otro quien te reportó mal, pídele por escrito que corrija. Si ya te llegó una carta, mira su fecha. Con las sumas de lo que faltó, una persona del equipo te calcula el valor y si cabe una reducción (art. 640).`,
  ],
  '¿Cómo renuevo la firma electrónica de la DIAN?': [
    'La firma electrónica de la DIAN la renuevas tú, gratis y en pocos minutos: 1. Entra a www.dian.gov.co escribiendo la dirección, con tu usuario y tu contraseña. 2. Busca la opción de gestionar o renovar el instrumento de firma electrónica. 3. Confirma con la clave que llega al correo que está en tu RUT y crea la nueva contraseña de la firma.',
    'Si ese correo ya no es tuyo, primero hay que actualizar el RUT. No le des la clave a nadie. Si te trabas o vence algo pronto, llámanos.',
  ],
  '¿Hasta cuánto se puede dar tiquete POS?': [
    `Hasta 5 UVT por cada venta, sin contar impuestos${uvtInPesos(5)} (Resolución DIAN 001092 de 2022, art. 1; E.T., art. 616-1). Si la venta pasa de ahí, va factura electrónica; y aunque sea menor, si el comprador la pide, hay que dársela.`,
    `No es el tope de 3.500 UVT al año${uvtInPesos(3_500)}: ese decide si una persona es responsable de IVA y, con las demás condiciones, si está obligada a facturar. Si tu POS debe ser electrónico, te lo dice una persona del equipo con tu RUT.`,
  ],
  '¿La DIAN se entera de lo que vendo?': [
    'Sí, puede enterarse: los bancos, las tarjetas, las billeteras como Nequi y las plataformas le reportan cada año lo que recibes, y tus compradores pueden reportarte en su exógena. Vender por redes es una venta igual que en un local.',
    `Ponerlo en orden cuesta menos que esperar: RUT con tu actividad, cuentas de lo que vendes y mirar dos topes: 1.400 UVT de ingresos para declarar renta y 3.500 UVT${uvtInPesos(3_500)} para el IVA.`,
  ],
  '¿Debo sacar RUT y matrícula para un negocio pequeño?': [
    'En principio sí, las dos cosas: el RUT, gratis en la DIAN, con tu actividad; y la matrícula en la Cámara de Comercio si es tu negocio habitual, que se renueva cada año hasta el 31 de marzo (Código de Comercio, art. 33).',
    `Eso no quiere decir que pagues todos los impuestos: con ventas de menos de 3.500 UVT al año${uvtInPesos(3_500)} una persona natural puede ser no responsable de IVA, y la renta se declara solo si pasas los topes. El ICA es del municipio. Los permisos del espacio y de sanidad los da la alcaldía. Cuéntanos qué vendes y te decimos qué va primero.`,
  ],
  '¿Qué es el régimen SIMPLE?': [
    `El SIMPLE es un régimen voluntario que reemplaza el impuesto de renta y reúne el ICA en un solo formulario: se paga sobre los ingresos, con una tarifa según la actividad, con una declaración anual en abril y anticipos cada dos meses, que no presenta una persona natural con ingresos de menos de 3.500 UVT (art. 910, parágrafo 3). Está abierto, en general, a quienes tienen ingresos de menos de 100.000 UVT${uvtInPesos(100_000)} y cumplen los demás requisitos (E.T., arts. 905 y 906).`,
    'Si te conviene depende de tu margen y de tu actividad: con muchos costos y poca utilidad suele convenir el ordinario. La herramienta te orienta, y comparamos los dos con tus cifras antes de que decidas.',
  ],
  '¿Hasta cuándo me puedo inscribir en el SIMPLE?': [
    simpleDeadline,
    'Mientras tanto sirve comparar: con tus ingresos y costos del año te decimos si te conviene y qué debe decir tu RUT.',
  ],
  '¿Cuánto es la indemnización por despido?': [
    'Si te despidieron sin justa causa te deben dos cosas. Una indemnización: a término indefinido y con menos de diez salarios mínimos, 30 días de salario por el primer año y 20 por cada año más, en proporción; a término fijo, lo que falte (art. 64). Dime cuánto llevabas y cuánto ganabas y hago la cuenta. Y lo que quede por pagar: salario; cesantías, salario con auxilio × días / 360 (Código Sustantivo del Trabajo, art. 249); sus intereses, 12% al año; prima, según los días del semestre; y vacaciones, salario × días / 720 (art. 186).',
    'Ahora: 1. Guarda la carta de despido, el contrato y los desprendibles. 2. Pide la liquidación detallada. 3. No firmes un mutuo acuerdo ni un paz y salvo que no entiendas. El Ministerio del Trabajo orienta y hace la cuenta gratis a los trabajadores: www.mintrabajo.gov.co. Nosotros asesoramos a empresas.',
  ],
  '¿Cuánto tiempo se guardan los soportes de la renta?': [
    'Los soportes de una declaración se guardan, por lo menos, hasta que queda en firme (E.T., art. 632, y Ley 962 de 2005, art. 46): en general son 3 años desde el vencimiento (art. 714), y lo prudente son 5.',
    'Quien lleva contabilidad guarda además los libros y papeles de comercio 10 años (Ley 962 de 2005, art. 28). Si una declaración tiene pérdidas, saldo a favor o un proceso abierto, pregunta antes de botar algo.',
  ],
  '¿Hay una parte exenta si vendo mi casa?': [
    `Sí: si era donde vivías y la tuviste dos años o más, están exentas las primeras 5.000 UVT de la ganancia${uvtInPesos(5_000)}, siempre que toda la plata pase por una cuenta AFC para comprar otra vivienda o se abone al crédito hipotecario de la que vendiste. Lo que pase de ahí paga el 15% (E.T., arts. 311-1 y 314).`,
    'El tope es uno por inmueble, aunque sean varios dueños (DIAN, concepto 820 de 2024). Ten a mano la escritura de compra y la de venta y por dónde pasó la plata: un tributarista te confirma si aplica, antes de que declares.',
  ],
  '¿Cuándo prescribe una deuda con la DIAN?': [
    'El cobro prescribe, en general, a los 5 años (E.T., art. 817), pero hay actuaciones que cambian la cuenta: no la des por prescrita sin comprobarlo.',
    'Con el estado de cuenta y la fecha de la última notificación, una persona del equipo te dice si ya cabe pedirla. Antes de pagar o firmar un acuerdo, pregunta.',
  ],
  '¿Qué dice un artículo o una ley?': [
    'No tengo el texto de las normas, y prefiero no resumir un artículo de memoria. Las de la DIAN están en www.dian.gov.co.',
    'Si me cuentas qué quieres saber (una fecha, un tope, una sanción, un empleado), quizá tengo esa respuesta con su norma; si no, te la da una persona.',
  ],
  '¿Cuál es el NIT de la firma?': [
    `El NIT de la firma es ${firm.nit}, a nombre de ${firm.legalName}: está en la política de tratamiento de datos y en los términos. Con él la puedes buscar en el registro de la Cámara de Comercio. Antes de pagar, comprueba el número de la cuenta por teléfono.`,
  ],
}
