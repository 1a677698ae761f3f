import { contactHref } from '../../contact-topics'
import { call, write } from '../reply-links'
import type { Rule } from '../rules'

const ofServices =
  /\b(?:aseo|cafeteria|limpieza|vigilancia|seguridad privada|celad\w+|vigilantes?|temporal(?:es)?|cooperativas?|sindicatos?)\b/
const imports = /\b(?:aduan\w+|import(?:ad[oa]s?|acion\w*|amos|aron|ar|e|o)|nacionaliz\w+)\b/
const ofBuilding = /\b(?:constru\w+|obras?|edific\w+|urbaniz\w+|remodel\w+|ingenier[oa]\w*)\b/

/** Answers about taxes that follow a rule of their own. Only the patterns find them, and each covers the whole message. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Cuál es la base de IVA de un servicio de aseo o vigilancia con AIU?',
    when: [/\baiu\b|\b(?:base (?:especial|gravable|del? iva)|iva (?:especial|sobre el))\b/, ofServices],
    text: [
      'Solo el AIU: el IVA del 19% va sobre el AIU (administración, imprevistos y utilidad), que no baja del 10% del valor del contrato, y no sobre el total. Es la regla de los servicios integrales de aseo y cafetería, de vigilancia autorizada, de las empresas de servicios temporales y de las cooperativas de trabajo asociado y los sindicatos en contrato sindical (E.T., art. 462-1).',
      'Esa misma base sirve para la retención en la fuente de renta y para los impuestos del municipio, como el ICA (parágrafo del art. 462-1). Pide al cliente que la aplique: la factura muestra el AIU aparte. Ejemplo: contrato de $ 10.000.000 con AIU del 10%, el IVA es el 19% de $ 1.000.000, o sea $ 190.000.',
      'Condiciones: la autorización o el registro al día y haber cumplido con salarios y seguridad social de tu gente. Si falta una, o si el contrato mezcla otros servicios o venta de insumos, muéstraselo a un tributarista antes de facturar.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Sobre qué se cobra IVA en un contrato de construcción?',
    when: [
      /\baiu\b|\b(?:utilidad|honorarios del constructor|sobre (?:que|cual|el total|todo)|base)\b/,
      ofBuilding,
      /\biva\b|\baiu\b/,
    ],
    not: /\b(?:mantenimiento|impermeabiliz\w+|repar\w+|pintura|pintar|descont\w+|activo fijo|compr[eoa]\w*|arriend\w+|renta de la)\b/,
    text: [
      'Solo sobre tus honorarios o, si no los pactaste, sobre tu utilidad; nunca sobre el total ni sobre todo el AIU. Es la regla de la construcción de un inmueble (Decreto 1625 de 2016, art. 1.3.1.7.9), a la tarifa general del 19%. Ejemplo: obra de $ 200.000.000 con utilidad del 5%, que son $ 10.000.000: el IVA es $ 1.900.000. La administración y los imprevistos no lo llevan.',
      'El contrato debe decir cuánto son los honorarios o la utilidad, y no pueden ser menos de lo que se cobra en contratos parecidos. El IVA de tus materiales y gastos de obra es mayor costo y no se descuenta; solo el de gastos directos de esos honorarios o utilidad.',
      'Mantener o reparar no es construir: la DIAN no acepta esta base para mantenimiento (concepto 415 de 2025), y ahí el IVA va sobre el valor total. Si es remodelación, o si preguntas por la retención en la fuente, hay que confirmarlo con el contrato: un tributarista lo lee contigo.',
    ],
    links: [{ href: contactHref('asesoria-tributaria'), label: 'Pedir que revisen el contrato' }, call],
  },
  {
    topic: '¿Cómo va el IVA con AIU?',
    when: [/\baiu\b/],
    text: [
      'Depende del contrato. Construir un inmueble: IVA solo sobre tus honorarios o, si no hay, sobre la utilidad (Decreto 1625 de 2016, art. 1.3.1.7.9). Aseo y cafetería, vigilancia, servicios temporales, cooperativas de trabajo asociado y contrato sindical: IVA sobre todo el AIU, que no baja del 10% del contrato (E.T., art. 462-1), y esa base sirve también para la retención de renta y el ICA.',
      'Cualquier otro servicio, también el mantenimiento de un inmueble, paga el IVA sobre el valor total aunque el contrato separe el AIU. AIU es administración, imprevistos y utilidad. Dinos qué servicio es y un tributarista lo confirma con el contrato.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué hago con el IVA que liquidó la aduana?',
    when: [
      imports,
      /\biva\b/,
      /\b(?:liquid\w+|pag(?:ue|o|amos|aron|ado)|cobr(?:o|aron)|descont\w+|descuent\w+)\b|\d+(?: millones| mil)? (?:pesos )?(?:de|por) iva\b/,
    ],
    not: /\b(?:no import\w*|export\w+|servicios?|viajero|internet|amazon|casillero|cuant[oa]s?|zona franca|exent\w+|excluid\w+|sancion\w*|multa\w*)\b/,
    text: [
      'Ese valor ya es el IVA: no le sumes ni le saques otro 19%. La aduana lo liquida en la declaración de importación, sobre el valor en aduana de la mercancía más el arancel (E.T., art. 459).',
      '¿Se descuenta? Sí, si eres responsable de IVA y lo importado es costo o gasto de ventas gravadas o exentas (E.T., arts. 485, literal b, y 488): se resta en tu declaración de IVA. Si no eres responsable, o vendes solo excluido, es mayor costo; el de una máquina u otro activo fijo tampoco se resta ahí: va en su costo o, si es un activo productivo, como descuento en renta (art. 258-1).',
      'Guarda la declaración de importación con su pago: es tu soporte. Con ella un tributarista te dice en qué período lo restas.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Sobre qué se calcula el IVA de una importación?',
    when: [
      imports,
      /\biva\b/,
      /\b(?:cuant[oa]s?|base|calcul\w+|sobre que|como (?:se )?(?:pag\w+|liquid\w+)|tarifa)\b/,
    ],
    not: /\b(?:no import\w*|export\w+|servicios?|viajero|internet|amazon|casillero|cuanto (?:tiempo|demora|cobran ustedes)|zona franca|exent\w+|excluid\w+|sancion\w*|multa\w*|responsable)\b/,
    text: [
      'No solo sobre el precio: el IVA de una importación va sobre el valor en aduana de la mercancía (con el flete y el seguro hasta aquí) más el arancel (E.T., art. 459), en general al 19%. Por eso no te doy la cuenta con el precio nada más. Ejemplo: valor en aduana de $ 20.000.000 y arancel de $ 1.000.000: el IVA es el 19% de $ 21.000.000, o sea $ 3.990.000.',
      'Se liquida y se paga en la declaración de importación, antes de retirar la mercancía. El arancel lo dice la partida de tu producto: la confirma tu agente de aduanas. Después, si eres responsable de IVA y lo importado es para ventas gravadas o exentas, lo restas en tu declaración de IVA (arts. 485, literal b, y 488).',
    ],
    links: [write, call],
  },
]
