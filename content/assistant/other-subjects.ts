import { firm } from '../firm'
import type { KnownAnswer } from './answers'
import { call, mail, whatsapp } from './reply-links'

const questions = { href: '#preguntas', label: 'Ver preguntas frecuentes' } as const

export const notOurSubject: readonly string[] = [
  'De eso no sé: no es nuestro tema. Aquí respondo sobre contabilidad, impuestos, nómina, empresas y este portal.',
  'Si lo tuyo va por ahí, cuéntame un poco más: ¿es sobre un servicio, un precio, tus documentos o el acceso al portal?',
]

/** Asks somebody who only says that they have a question what it is about. */
export const whichSubject = {
  text: [
    'Claro. Cuéntame un poco más, con una frase: ¿es sobre una fecha, un impuesto, tus empleados, una carta que te llegó, un servicio o el portal?',
    `Si prefieres contarlo a una persona, llama o escribe a ${firm.email}.`,
  ],
  links: [call, whatsapp, mail],
} as const

/** Questions about subjects outside the firm's work. The answers say so and never offer a service. */
export const otherSubjects: readonly KnownAnswer[] = [
  {
    asked: `
mi prima vende helados, se fue la luz en el barrio, tengo mucho sueño y frio, lei un libro, eso es al reves, me arreglan la nevera, donde hacen tatuajes, que ejercicios hago para dormir, se fue sin despedirse, mi abuela hace tamales, mi vecino tiene un perro, que calor hace, el cielo esta azul, me gusta el futbol, mi hermana esta de viaje
receta de cocina, como hago arroz con pollo, como se prepara una bandeja paisa, ingredientes para una torta, como preparo sancocho
quien gano el partido, a que hora juega la seleccion, resultados de la champions, quien es el mejor futbolista, tabla de posiciones
va a llover hoy, como esta el clima en bogota, pronostico del tiempo, que temperatura hace
vendo una moto usada, busco apartamento en arriendo, vendo perro
me duele la cabeza que tomo, tengo fiebre, como bajo de peso, sintomas de embarazo
escribe un poema, hazme una cancion, cuentame una historia, traduce esta frase al frances, escribe un ensayo sobre bolivar
quien es el presidente, por quien voto, que opinas del gobierno, noticias de hoy, quien va a ganar las elecciones
cual es la capital de francia, cuanto es dos mas dos, que hora es, que dia es hoy, que fecha es mañana festivo
me gusta una compañera de trabajo, mi novia me dejo, como conquisto a una mujer, me quieres, eres soltero, te amo
vuelos baratos a cartagena, que pelicula me recomiendas
como instalo windows, mi celular no prende, como hago una pagina web, codigo en python, me arreglas el computador
horoscopo de hoy, numero de la loteria para hoy, que numero jugar en el chance
mi perro esta enfermo, reparacion de lavadoras, cerrajero, plomero
quiero pedir una pizza, donde compro repuestos, cortan el pelo
venden computadores, dictan clases de ingles,
cuando juega colombia, quien marco el gol, cual es la mejor serie,
recomiendame un restaurante, que carro me compro,
me ayudas con una tarea de ingles, hagame la tarea de sociales de mi hijo para mañana, una tarea del colegio, resuelve esta ecuacion, quien invento el telefono, que significa soñar con agua,
quiero vender mi carro usado publiquenlo, busco novio, cuanto vale un iphone,
dime el numero ganador, cuanto gana un contador, cuanto gana un abogado, cuando es el dia de la madre, quien canta esa cancion, como se cura el guayabo`,
    text: notOurSubject,
    links: [questions],
  },
  {
    asked: `
cuentame un chiste, dime un chiste, echame un cuento chistoso, hazme reir, algo gracioso
cuentate uno de contadores, dime algo divertido, jajaja que chistoso, jajajaja, jejeje, xd
estoy aburrido, quiero charlar un rato, hablemos de la vida, como estuvo tu dia, que haces, que cuentas, que hay de nuevo
canta algo, juguemos, adivinanza, dime un piropo, eres lindo, buen bot, te felicito eres muy listo, me caes bien,
hola guapo, hey parce en que andas, me siento sola hablame, te quieres casar conmigo, sabes bailar,
que comiste hoy, eres mi amigo, cuentame algo interesante, un secreto`,
    text: [
      'Chistes no me dejan, pero va uno: ¿por qué el contador duerme tranquilo? Porque todo le cuadra. Lo mío es la contabilidad, los impuestos, la nómina y este portal: ¿en qué te ayudo?',
    ],
    links: [questions],
  },
  {
    topic: 'Multas de tránsito',
    asked: `
me llego un comparendo de transito, como pago una fotomulta, una multa de transito prescribe, me inmovilizaron el carro
tengo multas en el simit, como apelo un fotocomparendo, se puede pagar comparendo con descuento, curso por comparendo
me pararon por pico y placa, licencia de conduccion vencida, renovar el pase, soat y tecnomecanica
traspaso de un carro, traspaso de moto cuanto cuesta, los patios del carro, multa por no tener soat,
me pusieron una fotodeteccion que no es mia,
debo plata de multas de carro hace años, me llego un cobro coactivo de movilidad por un comparendo, me quitaron el pase por borracho,
un guarda me puso una multa injusta`,
    text: [
      'Las multas de tránsito no las llevamos, ni son de la DIAN: se consultan, se pagan o se discuten en el SIMIT (www.fcm.org.co/simit) y en la secretaría de movilidad o de tránsito que puso el comparendo. Mira pronto la fecha: los descuentos y el plazo para reclamar son cortos.',
      'Si la multa es de la DIAN, del municipio por impuestos o de la UGPP, cuéntanos: ahí sí te ayudamos.',
    ],
    links: [questions, call],
  },
  {
    topic: 'Préstamos y centrales de riesgo',
    asked: `necesito un prestamo para pagar impuestos, 
estoy reportado en datacredito, como salgo de las centrales de riesgo, me niegan los creditos, quiero un prestamo
prestan plata, necesito un credito urgente, donde saco un prestamo sin codeudor, credito para mi negocio, refinanciar tarjeta
me cobra un gota a gota, tengo deudas con el banco, el banco me cobra mucho interes, como abro una cuenta bancaria
quiero invertir mi plata en que invierto, que cdt me conviene, como compro acciones, es seguro invertir en criptomonedas
clonaron mi tarjeta, el banco no me responde, seguro de vida, seguro del carro,
me llaman de una casa de cobranza del banco,
no puedo pagar la tarjeta de credito, un banco me nego la hipoteca, que banco me presta, como invierto diez millones, me robaron por nequi,
me hackearon la cuenta del banco, compra de cartera`,
    text: [
      'Eso no lo llevamos: no prestamos dinero ni recomendamos inversiones, y los reportes se reclaman ante el banco y la central de riesgo; si no responden, ante la Superintendencia Financiera o la de Industria y Comercio.',
      'Si un banco te pide estados financieros, una certificación de ingresos o la declaración de renta, en eso sí te ayudamos.',
    ],
    links: [questions, call],
  },
  {
    topic: 'Asuntos de familia y otros trámites',
    asked: `como saco el pasaporte, pasaporte para un niño, renovar el pasaporte, tramitan visas, quiero divorciarme, mi ex no me deja ver al niño, que es el habeas corpus, orden de alejamiento, mis hermanos me quitaron la herencia, demandar al papa por alimentos, el vecino hace ruido, compre algo y salio malo, como me divorcio, cuota de alimentos de mi hijo, custodia de los niños, mi ex no me pasa plata para el niño
como hago un testamento, tramite de sucesion notaria, como saco el pasaporte, visa americana, como cambio mi nombre
sacar la cedula, registro civil, duplicado de la cedula, antecedentes penales, libreta militar, derecho de familia
problema con un vecino, escritura de una casa, poner una tutela a la eps, me estafaron por internet, me robaron el celular
denuncia en la policia, pelea con mi esposo, mi arrendador me quiere sacar, violencia intrafamiliar, mi esposo me pega
permiso de trabajo, visa de trabajo, me ayudan con la visa, tramitan visas, me pueden ayudar con la visa de trabajo, cedula de extranjeria tramite, ppt venezolano, nacionalidad colombiana,
como pongo una denuncia por estafa, mi casero me quiere echar,
perdi la cedula como la saco, como apostillo un diploma, quiero separarme de mi pareja y los bienes,
como saco antecedentes, necesito un abogado penalista, necesito abogado de familia, un policia me golpeo`,
    text: [
      'Eso no lo llevamos: nuestros abogados atienden a empresas. Te orientan gratis un consultorio jurídico de universidad, la Personería o la Defensoría del Pueblo; en un peligro, llama al 123, y por violencia contra una mujer, al 155.',
      'Si en tu caso hay impuestos, una empresa o un empleado, cuéntanos esa parte.',
    ],
    links: [questions],
  },
  {
    asked: `
no se, no entiendo, ayuda, necesito ayuda con algo, tengo una duda, tengo una pregunta, una preguntica, me puedes ayudar en algo
tengo un problema, quiero preguntar algo, una consulta, hola tengo una duda, me regalas una informacion, quiero saber algo
estoy confundido no se que necesito, no se por donde empezar, es que tengo un enredo, mira te cuento, resulta que,
holaaa necesito ayuda porfavor, me pueden orientar, es que no se a quien preguntarle esto, tengo un caso complicado,
me urge que me ayuden con un tema, quisiera asesorarme sobre algo`,
    ...whichSubject,
  },
]
