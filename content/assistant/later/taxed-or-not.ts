import { uvtInPesos } from '../../legal-figures'
import type { LaterTexts } from '../later'

export const texts: LaterTexts = {
  '¿Los servicios de salud llevan IVA?': [
    'No: los servicios médicos, odontológicos, hospitalarios, clínicos y de laboratorio para la salud humana están excluidos de IVA (E.T., art. 476, numeral 1), así que una consulta de medicina, odontología, psicología clínica o terapia de salud no lo cobra. Quien solo presta servicios excluidos no es responsable de IVA.',
    'No entran en esa lista lo que no es salud humana (por ejemplo, un animal) ni la venta de productos; con lo estético hay que mirar qué es cada tratamiento. El servicio sí cuenta para la renta y para el ICA. Si vendes además algo gravado, un tributarista lo separa contigo.',
  ],
  '¿Un restaurante cobra IVA o impuesto al consumo?': [
    `Comida y bebida preparadas en restaurante, cafetería, heladería, frutería, pastelería, panadería o bar llevan el impuesto nacional al consumo del 8%, también para llevar o a domicilio (E.T., arts. 512-1 y 512-9); la propina no entra en la base. Si el negocio es una franquicia, lleva IVA, a la tarifa general del 19%.`,
    `Una persona natural con ingresos de menos de 3.500 UVT en el año anterior${uvtInPesos(3_500)} y un solo local puede ser no responsable y no cobrarlo (art. 512-13; código 50 en el RUT). Lo que se vende sin preparar, como una gaseosa en una tienda, sigue las reglas del IVA. En el SIMPLE el 8% va dentro de sus formularios; si no, se declara cada dos meses en el 310.`,
  ],
  '¿Qué alimentos llevan IVA?': [
    'Depende del producto. Exentos (tarifa 0): carne de res, cerdo, pollo y pescado frescos, refrigerados o congelados, leche, queso fresco y huevos (E.T., art. 477). Excluidos (no causan IVA): entre otros, papa, tomate, cebolla y hortalizas frescas, y la miel natural (art. 424). Lo procesado suele ir al 5% o al 19%.',
    'En las dos listas el cliente no paga IVA. La diferencia es del vendedor: con bienes exentos el productor puede pedir devolución y declara cada dos meses; con excluidos, el IVA de tus compras es costo. Si un producto no está aquí, dinos cuál es: la lista exacta está en esos artículos, por partida arancelaria.',
  ],
  '¿Lo que vendo lleva IVA?': [
    'Como regla, la mercancía que vende un negocio lleva IVA del 19% (E.T., art. 468), salvo que la ley lo ponga al 5%, lo declare exento (tarifa 0, arts. 477 y 481) o lo excluya (art. 424). Esas listas son cerradas: si el producto no está en una, va al 19%.',
    'Para saber el tuyo: busca su partida arancelaria y mírala en esos artículos, o dinos el producto exacto y un tributarista te lo confirma. Vender una cosa tuya de uso, que no es mercancía, o un carro usado tiene otra regla: pregúntala. Y recuerda que solo cobra IVA quien es responsable (código 48): una persona natural pequeña puede no serlo (art. 437, parágrafo 3).',
  ],
  '¿En el SIMPLE se cobra IVA y hacen retención?': [
    'IVA: sí, si vendes algo gravado y eres responsable (código 48). En el SIMPLE el IVA se paga con los anticipos de cada bimestre, formulario 2593, si los presentas, y se declara una vez al año, en febrero.',
    'Retención: a quien está en el SIMPLE no se le hace retención de renta ni de ICA, y él tampoco la hace, salvo en los pagos laborales (E.T., art. 911); la de IVA puede aplicar. Muéstrale al cliente tu RUT con el código 47. Si ya te retuvo, pídele por escrito que te la devuelva (DUR 1625 de 2016, art. 1.2.4.16).',
  ],
  'No pagué un anticipo del SIMPLE': [
    'Con calma: preséntalo y págalo cuanto antes. El anticipo (formulario 2593) se presenta aunque dé cero, y lo que falta por pagar trae intereses por día (E.T., arts. 634 y 635). No esperes a la declaración anual de abril, salvo que no te tocara: una persona natural con ingresos de menos de 3.500 UVT no presenta anticipos (art. 910, parágrafo 3).',
    'Ahora: 1. Mira cuáles bimestres faltan. 2. Presenta primero el más viejo. 3. Mira si tu ciudad pide algo aparte. Un retraso de más de un mes puede sacarte del SIMPLE (E.T., art. 914): si debes varios, llámanos antes de que la DIAN escriba y ponemos el orden contigo.',
  ],
  'Si entro al SIMPLE, ¿cuándo pago y qué presento?': [
    'En el SIMPLE son dos cosas: un anticipo por bimestre, formulario 2593 (mayo, junio, julio, septiembre, noviembre y enero), y una declaración anual, formulario 260, en abril. Si eres responsable de IVA, se suma una declaración anual de IVA en febrero. El anticipo se presenta aunque dé cero, salvo el de una persona natural con ingresos de menos de 3.500 UVT, que paga en la anual (E.T., art. 910, parágrafo 3).',
    'No se declara renta aparte y el ICA va adentro; siguen la factura electrónica, la exógena y la nómina. Escríbeme tu NIT y «SIMPLE» y te digo los días.',
  ],
}
