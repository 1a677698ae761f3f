import { experienceSentence } from './claims'
import { wagesInPesos } from './legal-figures'
import { maxFileMegabytes } from './upload-limit'
import type { Question } from './services'

/** These questions are also published as structured data for search engines. */
export const faq: readonly Question[] = [
  {
    question: '¿Cuándo empiezan después de contratar?',
    answer:
      'Entre 1 y 2 semanas después de firmar. En ese tiempo recibimos tus soportes, abrimos tu portal y acordamos el calendario de entregas.',
    asked: `cuando empiezan, cuando arrancan, cuando inician, cuando podrian empezar, cuando pueden empezar, en cuanto empiezan, cuanto demoran en empezar, cuanto demoran en arrancar,
si firmo hoy desde cuando empiezan a trabajar, que tan rapido me pueden arrancar la contabilidad, cuanto se demoran en recibir mi empresa, empezar con ustedes cuanto tiempo es`,
  },
  {
    question: '¿Cuánta experiencia tienen?',
    answer: experienceSentence(),
    asked: `cuanta experiencia, que experiencia, experiencia tienen, cuantos años llevan, cuanto tiempo llevan, hace cuanto existen, cuantos clientes tienen,
hace cuanto estan en el mercado, desde que año existe la firma, que tanta trayectoria tienen, con que tipo de empresas trabajan,
han trabajado con restaurantes, atienden constructoras, manejan sector salud, llevan empresas pequeñas o solo grandes,
tienen experiencia con fundaciones`,
  },
  {
    question: '¿Con qué sistemas contables trabajan?',
    answer:
      'Con varios de los más usados en Colombia, entre ellos Siigo, World Office, Helisa y Alegra. Conservas tu programa y tus licencias; si aún no tienes uno, te ayudamos a escogerlo.',
    asked: `siigo, alegra, helisa, world office, sistema contable, programa contable, software contable, que software manejan, que programa manejan,
tengo alegra y no lo quiero cambiar, puedo seguir con mi programa, en que sistema llevan la contabilidad, usan sap,
manejan siigo, puedo trabajar con helisa, llevan la contabilidad en siigo nube, tienen siigo`,
  },
  {
    question: '¿La primera evaluación tiene costo?',
    answer:
      'No. La evaluación inicial es gratuita y sin compromiso: revisamos tu caso, te decimos qué obligaciones tienes y recibes una propuesta con alcance y precio.',
    asked: `cobran la primera cita, la primera cita tiene costo, cuanto vale la primera cita, la primera cita es gratis, evaluacion gratuita, evaluacion gratis, evaluacion inicial, primera evaluacion, primera consulta cobran, primera cita gratis, primera asesoria gratis, consulta gratis, diagnostico gratis,
me pueden revisar mi caso sin cobrar, la primera charla vale, es gratis la primera reunion`,
  },
  {
    question: '¿Qué formatos de factura reciben?',
    answer: `PDF, JPG, PNG y XML, hasta ${maxFileMegabytes} MB por archivo. De la factura electrónica conviene subir el XML: es el documento que validó la DIAN; el PDF solo lo representa.`,
  },
  {
    question: '¿Con cuánta anticipación envío las novedades de nómina?',
    answer:
      '3 días hábiles antes de la fecha de pago. Los sábados, los domingos y los festivos no cuentan. Si una novedad llega después, entra en el pago siguiente.',
  },
  {
    question: '¿Cuánto toma crear una empresa?',
    answer:
      'De 2 a 4 semanas: primero los estatutos, la Cámara de Comercio y el RUT; después la cuenta bancaria, la firma electrónica y la facturación.',
    asked: `cuanto toma crear, cuanto demora crear, cuanto se demora crear, cuanto tarda crear, cuanto tiempo crear empresa, cuanto toma constituir, cuanto se demora montar, cuanto se demora abrir empresa, cuantas semanas crear empresa,
en cuantos dias sale una sas, cuanto se demora sacar la sas, que tan rapido me crean la empresa, cuanto tiempo se demora la camara`,
  },
  {
    question: '¿Estoy obligado a tener revisor fiscal?',
    answer: `Toda sociedad comercial lo está si al 31 de diciembre del año anterior sus activos brutos fueron de 5.000 salarios mínimos o más${wagesInPesos(5_000)}, o si sus ingresos brutos de ese año fueron de 3.000 o más${wagesInPesos(3_000)}. Basta uno de los dos topes (Ley 43 de 1990, artículo 13). Algunas sociedades, como las anónimas, deben tenerlo siempre.`,
  },
  {
    question: '¿Cuánto dura una auditoría externa?',
    answer:
      'De 3 a 8 semanas para una auditoría financiera estándar. Depende del tamaño de la empresa, del número de sedes y del orden de la información.',
  },
  {
    question: '¿Puedo cancelar?',
    answer:
      'Sí, en cualquier momento. Te entregamos tus libros, soportes y claves con un acta, para que otro contador pueda seguir desde ahí.',
    asked: `me puedo salir cuando quiera, tienen permanencia, me puedo ir cuando quiera sin permanencia, puedo cancelar, como cancelo, cancelar contrato, cancelar servicio, clausula de permanencia, hay permanencia, terminar contrato, terminar el contrato,
si no me gusta puedo irme, hay contrato de minimo un año, que pasa si quiero dejar de trabajar con ustedes, me amarran a una permanencia,
cobran multa por cancelar el contrato, quiero terminar el contrato con ustedes, ya no quiero seguir con ustedes`,
  },
]
