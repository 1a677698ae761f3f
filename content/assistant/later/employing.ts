import { inPesos, uvt, wageByYear } from '../../legal-figures'
import { bogota } from '../bogota'
import type { LaterTexts } from '../later'

const wage = wageByYear[uvt.year]
const daily = wage ? ` (en ${wage.year}, ${inPesos(wage.value / 30)} por día)` : ''

export const texts: LaterTexts = {
  '¿Cómo le pago a alguien que trabaja por días?': [
    `También es un contrato de trabajo: se paga lo que corresponda del salario mínimo por los días u horas${daily}, con auxilio de transporte por los días que va, y prima, cesantías, intereses y vacaciones en proporción.`,
    'Si se contrata por menos de 30 días en el mes y gana menos de un salario mínimo, se puede cotizar por semanas a pensión y caja, y la ARL sobre un salario mínimo completo; con más de 21 días ya es el mes completo (Decreto 2616 de 2013); la salud depende de si tiene SISBÉN o es beneficiario. Déjalo por escrito y afilia a riesgos antes del primer día. Dinos cuántos días va y cuánto le pagas, y nómina hace la cuenta.',
  ],
  '¿Qué pago al terminar un contrato a término fijo o por obra?': [
    'Lo mismo que en cualquier contrato, por el tiempo trabajado: salario pendiente, cesantías e intereses, prima y vacaciones (Código Sustantivo del Trabajo, arts. 249, 306 y 186). Si llega a su fin con el aviso por escrito a tiempo no hay indemnización; si se corta antes sin justa causa, sí. El período de prueba también se liquida.',
    'Término fijo: tiene fecha de fin y, sin aviso previo, se renueva. Obra o labor: dura lo que dure un trabajo determinado, que debe estar descrito. Indefinido: sin fecha. La Ley 2466 de 2025 cambió reglas de estos contratos: antes de firmar o terminar uno, que lo mire un abogado del equipo. Escríbeme salario y fechas y te hago la cuenta.',
  ],
  'Un empleado no volvió a trabajar': [
    'No lo des por renunciado ni lo retires todavía. Ahora: 1. Llámalo y escríbele, y guarda la prueba. 2. Cítalo por escrito a explicar las faltas, a la dirección y al correo que dio. 3. Deja acta aunque no venga. 4. Mientras no termine el contrato, sigue la afiliación; los días sin excusa no se pagan.',
    'Si no aparece, un abogado del equipo revisa si hay justa causa y prepara la carta; la liquidación se paga igual, y si no la recibe se consigna (Código Sustantivo del Trabajo, art. 65). Puede estar enfermo o detenido: por eso la citación importa.',
  ],
  '¿Cuánto se paga de ARL?': [
    'La ARL la paga quien emplea, sobre el salario, según la clase de riesgo de la actividad: la más baja (oficina) es 0,522% y sube por clases. La tarifa exacta de cada cargo la da la ARL con la actividad económica: no la digo sin verla.',
    'Un independiente la paga según su contrato; en actividades de alto riesgo la asume quien contrata. Antes del primer día de trabajo la persona tiene que estar afiliada: sin ARL, un accidente lo paga quien emplea. Dinos el cargo y nómina te confirma la clase.',
  ],
  '¿Debo tener SG-SST?': [
    'Sí: el sistema de seguridad y salud en el trabajo le toca a quien tiene trabajadores, también con uno o dos; lo que cambia con el tamaño y el riesgo es cuántos estándares se piden (Resolución 0312 de 2019). La autoevaluación se hace en diciembre y el plan corre desde el 1 de enero.',
    'Lo mínimo para empezar: afiliación a ARL, una persona responsable con curso o licencia, identificación de peligros, exámenes médicos y capacitación, todo por escrito. Tu ARL asesora gratis. Nosotros no diseñamos el SG-SST; en nómina te ayudamos con afiliaciones y novedades.',
  ],
  '¿Un aprendiz o practicante del SENA se paga?': [
    `Sí, y ya no es solo un apoyo: la Ley 2466 de 2025 (art. 21) volvió laboral y a término fijo el contrato de aprendizaje. En la etapa lectiva recibe el 75% del salario mínimo${wage ? ` (${inPesos(wage.value * 0.75)} en ${wage.year})` : ''}, con salud y ARL; en la práctica, el 100%${wage ? ` (${inPesos(wage.value)})` : ''}, con prima, cesantías e intereses, vacaciones, dotación y aportes a salud, pensión y ARL, como los demás.`,
    'Ahora: 1. Mira en el contrato en qué etapa está y desde cuándo: los firmados antes del 25 de junio de 2025 los confirma nómina. 2. Mira en el SENA (www.sena.edu.co) si te fijaron cuota. 3. Afilia antes del primer día. Un practicante universitario depende de su convenio: pregúntalo antes de firmar.',
  ],
  '¿A quién se le paga auxilio de transporte?': [
    `A quien gana hasta dos salarios mínimos${wage ? ` (${inPesos(2 * wage.value)} al mes en ${wage.year})` : ''}: por encima no es obligatorio.${wage?.aid ? ` Son ${inPesos(wage.aid)} al mes en ${wage.year}, según fuentes secundarias; por confirmar con tu asesor.` : ''} Se paga por los días que va a trabajar.`,
    'No cuenta para salud y pensión, pero sí suma en la base de la prima y las cesantías. Si trabaja desde casa o la empresa lo transporta, la regla puede ser otra: pregúntala a nómina.',
  ],
  '¿Me pueden pagar menos del mínimo?': [
    `Por tiempo completo, no: nadie puede ganar menos del salario mínimo${wage ? ` (${inPesos(wage.value)} al mes en ${wage.year})` : ''}, aunque lo acepte por escrito. Por medio tiempo o por días se paga la parte que corresponda.`,
    'Si te pagan menos: guarda mensajes y comprobantes y pídelo por escrito; el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co). Si eres quien paga, corrige desde este mes y calcula la diferencia con sus prestaciones y aportes antes de que la pidan.',
  ],
  '¿Qué es el salario integral y los pagos que no son salario?': [
    `El salario integral junta en un solo valor el sueldo y las prestaciones (menos las vacaciones): se pacta por escrito, desde diez salarios mínimos más un factor de al menos el 30%${wage ? ` (${inPesos(wage.value * 13)} al mes en ${wage.year})` : ''} (Código Sustantivo del Trabajo, art. 132), y se cotiza sobre el 70% (Ley 100 de 1993, art. 18). Comisiones y pagos habituales por el trabajo son salario aunque se llamen bono.`,
    'Auxilios o bonos que de verdad no pagan el trabajo pueden pactarse como no salariales, por escrito y con límites para los aportes: si pasan, la UGPP los cobra. Pagar la mitad en bonos para cotizar menos no sirve. Dinos la cifra y el cargo y nómina y un abogado arman el esquema.',
  ],
  '¿Cómo afilio a un familiar como beneficiario?': [
    'Se hace en tu EPS (en su página o con el formulario de novedad), no con el contador: cónyuge o pareja, hijos y, en algunos casos, padres. Piden su documento y la prueba del parentesco (registro civil o declaración). Como independiente debes estar cotizando al día.',
    'La caja de compensación es otro trámite, en la caja, y por lo general a través de quien emplea. Si eres quien contrata, nómina reporta la novedad en la PILA.',
  ],
  '¿Puedo retirar mis cesantías?': [
    'Al terminar el contrato, todas. Mientras trabajas, para vivienda (comprarla, o arreglar la tuya o la de tu cónyuge) o para educación tuya, de tu pareja o de tus hijos: lo pides en tu fondo con los soportes (promesa, matrícula) y una carta de quien te emplea. Cada fondo tiene su lista en la página.',
    'Si eres quien emplea: no se las entregues en la mano; se consignan en el fondo hasta el 14 de febrero, y pagarlas por fuera puede obligarte a pagarlas otra vez. Autoriza el retiro parcial por escrito y guarda el soporte del uso.',
  ],
  '¿Cómo sé si le debo a la DIAN?': [
    'Entra tú mismo a www.dian.gov.co con tu usuario: en «obligación financiera» o estado de cuenta salen saldos, intereses y saldos a favor por impuesto y período, y en el historial, qué declaraciones se presentaron. No lo consultes desde un enlace que te envíen.',
    'Si aparece una deuda: 1. Compárala con la declaración y el recibo. 2. Si ya pagaste, pide que se aplique al período correcto. 3. Si es de un saldo a favor devuelto de más, mira el acto que lo pide y su plazo. Si falta una declaración, preséntala antes de que la DIAN escriba. Un tributarista lo revisa contigo.',
  ],
  '¿Qué pasa si no declaro renta y estaba obligado?': [
    'Con calma: mientras más pronto, más barato. Si presentas tú, la sanción es del 5% del impuesto a cargo por mes o fracción, hasta el 100% (E.T., art. 641), no menos de 10 UVT (art. 639), más intereses. Si la DIAN te emplaza, el doble (art. 642). Si aun así no presentas, viene la sanción por no declarar, mucho mayor (art. 643), y la DIAN puede calcular el impuesto con lo que otros reportaron.',
    'Comprueba primero que de verdad pasabas un tope. Si es así, preséntala antes de una carta: puede reducirse a la mitad (art. 640). La herramienta hace la cuenta, y un tributarista arma el orden si son varios años.',
  ],
  'Me retuvieron y no estoy obligado a declarar': [
    'A quien no está obligado, lo que le retuvieron queda como su impuesto (E.T., art. 6). Para recuperarlo puedes declarar voluntariamente: se hace la cuenta y, si sale saldo a favor, se pide la devolución, a más tardar 2 años después de vencido el plazo para declarar (art. 854).',
    'Si te retuvieron sin deber, primero pídelo a quien retuvo (DUR 1625 de 2016, art. 1.2.4.16). Reúne los certificados: un tributarista te dice si lo que vuelve vale el trámite.',
  ],
  'Compramos un bien entre varios, ¿quién lo declara?': [
    'Cada quien declara su parte, según la escritura o la tarjeta de propiedad: si es 50 y 50, la mitad del valor a cada uno; el arriendo y la venta se reparten igual. Los esposos declaran por separado, cada uno lo que está a su nombre y lo que gana.',
    'Con tu parte y lo demás que tengas miras los topes: por 2025, patrimonio bruto de más de 4.500 UVT ($\u00a0224.095.500) o ingresos de 1.400 UVT ($\u00a069.718.600), entre otros. No tener ingresos no quita la obligación si el patrimonio pasa. La deuda también se reparte.',
  ],
  '¿Cuáles facturas electrónicas bajan la renta?': [
    'En general, las de compras tuyas en el año con factura electrónica a tu nombre y con tu cédula, validadas por la DIAN y pagadas por un medio electrónico; una parte de su valor, con tope, se puede restar si no las usas para otra cosa. Un tiquete sin tus datos no sirve.',
    'Pide siempre la factura con tu cédula. En www.dian.gov.co, con tu usuario, puedes ver las que expidieron a tu nombre. Si conviene y cuánto baja lo hace un tributarista con tu declaración.',
  ],
  '¿Qué es el 4 por mil y cómo marco una cuenta exenta?': [
    'Es el gravamen a los movimientos financieros (GMF): 4 pesos por cada 1.000 que salen de una cuenta. En un retiro de $\u00a01.000.000 son $\u00a04.000. Lo descuenta el banco y lo entrega a la DIAN.',
    'Hay una exención de 350 UVT al mes (E.T., art. 879). Para usarla, el titular marca una cuenta como exenta en su banco, en la aplicación o en la oficina. La Ley 2277 de 2022 (art. 65) dispuso que cubra todas las cuentas sin marcar ninguna, pero a finales de 2025 los bancos aún no lo aplicaban: pregúntale al tuyo. La mitad de lo pagado se puede restar en la renta con su certificado (art. 115). Escríbeme un valor y te hago la cuenta: «4x1000 de 5 millones».',
  ],
  '¿Cómo cancelo el RIT o el ICA?': [
    `Se informa el cese de actividades a la secretaría de hacienda, con la fecha y la prueba (cancelación de la matrícula o del local): en ${bogota}, en la oficina virtual de Hacienda, actualizando el RIT. Antes se presentan las declaraciones que falten hasta ese día.`,
    'Cancelar en la Cámara de Comercio no cancela el ICA: son tres registros (cámara, RUT y municipio). Mientras siga activo, el municipio espera declaraciones. Dinos la ciudad y desde cuándo no vendes, y te decimos qué falta.',
  ],
  '¿Qué es el RUP?': [
    'El RUP es el registro único de proponentes, en la Cámara de Comercio: lo piden para muchas licitaciones con el Estado y certifica experiencia y capacidad financiera. Se renueva cada año, a más tardar el quinto día hábil de abril; si se pasa, deja de tener efectos y hay que volver a inscribirse.',
    'Sale de los estados financieros a 31 de diciembre, firmados por contador (y revisor fiscal si hay), y de los contratos ejecutados. Preparamos los estados y la información contable; lo demás, con un abogado del equipo. La oferta se presenta en el SECOP (www.colombiacompra.gov.co).',
  ],
  '¿Quién firma los estados financieros y se pueden llevar en Excel?': [
    'Los firman quien representa la empresa y un contador público con tarjeta profesional; si hay revisor fiscal, él los dictamina. Un técnico o un tecnólogo puede digitar, pero no certificar.',
    'Para llevar las cuentas de un negocio pequeño un Excel ordenado sirve; una sociedad lleva contabilidad bajo el Decreto 2420 de 2015, con soportes y libros que se puedan comprobar, y un programa la hace más segura. Los libros se guardan 10 años (Ley 962 de 2005, art. 28). Un contador te dice qué te toca.',
  ],
}
