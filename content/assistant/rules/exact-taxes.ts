import { contactHref } from '../../contact-topics'
import { call, write } from '../reply-links'
import type { Rule } from '../rules'

const ofServices =
  /\b(?:aseo|cafeteria|limpieza|vigilancia|seguridad privada|celad\w+|vigilantes?|temporal(?:es)?|cooperativas?|sindicatos?)\b/
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
]
