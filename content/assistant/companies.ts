import { contactHref } from '../contact-topics'
import type { KnownAnswer } from './answers'
import { laterIn } from './later'
import { call } from './reply-links'
import type { ReplyLink } from './replies'

const lawyer: ReplyLink = { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }
const law: ReplyLink = { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }
const dates: ReplyLink = { href: '/herramientas/vencimientos', label: 'Ver qué vence y cuándo' }

const ask = laterIn('companies')

export const companies: readonly KnownAnswer[] = [
  ask(
    '¿Cómo saca el RUT un extranjero?',
    `soy venezolano con ppt como saco el rut, rut con pasaporte, rut con cedula de extranjeria, un extranjero puede sacar rut
el permiso por proteccion temporal sirve para el rut, tengo ppt y quiero facturar, rut para extranjeros no residentes, no tengo cedula colombiana y me piden rut
la pagina de la dian no me deja con el pasaporte, soy extranjera y quiero inscribirme en el rut, rut con ppt, mi esposa es de otro pais y necesita rut
migrante quiere abrir negocio con permiso temporal, puedo tener negocio con ppt, soy de argentina y me piden el rut, nit para un extranjero, tengo pasaporte de otro pais y necesito nit, soy extranjero con pasaporte como saco el nit, un cubano que vive aca puede sacar rut, un familiar de otro pais necesita rut`,
    [call, lawyer],
  ),
  ask(
    '¿Un extranjero puede ser dueño de una S.A.S.?',
    `mi esposo extranjero quiere ser socio de mi sas, mi novia de otro pais quiere ser socia, un extranjero puede ser socio de una sas, soy extranjero y quiero crear una empresa, puedo ser accionista sin vivir en colombia, mi socio es gringo y no tiene cedula
necesito visa para abrir una empresa, con pasaporte puedo ser dueño de una sociedad, puede un frances ser accionista de una sas, dueño extranjero de una sas
abrir sas siendo turista, el socio de otro pais tiene que venir a firmar, accionista no residente, inversion extranjera de un socio en la sas
un venezolano puede crear una sas, puede el representante legal ser extranjero, vivo afuera y quiero empresa en colombia, socia española quiere acciones, un extranjero puede montar una empresa aca, puede una persona de otro pais abrir empresa en medellin`,
    [lawyer, law, call],
  ),
  ask(
    'Ya creé la S.A.S., ¿qué sigue?',
    `monte la sas hace poco y no he hecho nada mas, que me falta despues de crear la empresa, ya cree la sas y ahora que, ya tengo la sas registrada que sigue, que hago despues de constituir la empresa, obligaciones de una empresa nueva, primeros pasos despues de crear la sas
acabo de registrar mi empresa en camara que obligaciones tengo, empresa recien creada que declara, primer año de una sas que se presenta, sas nueva sin ventas debe declarar
constituimos la sociedad en octubre que impuestos tocan, la empresa no ha facturado tengo que presentar algo, que declaraciones presenta una sas nueva, abri mi empresa este mes cual es el primer paso
ya tengo nit que mas falta, si la empresa no se mueve toca declarar, sociedad nueva primer iva, que debe hacer una empresa recien constituida`,
    [dates, lawyer, call],
  ),
  ask(
    '¿Puedo cerrar la S.A.S. si un socio no firma?',
    `mi socio no firma la liquidacion, socio desaparecido como liquido la empresa, el otro socio no aparece y quiero cerrar la sas, cerrar la empresa sin la firma del socio
mi socio se fue y dejo la sas abierta, tengo el 50 y el otro no quiere liquidar, como disuelvo la sociedad si mi socio vive afuera, no encuentro a mi socio para cerrar
mi ex socio no quiere firmar el acta de disolucion, liquidar sas con un socio que no colabora, socia no contesta y necesito cancelar la sociedad, quiero disolver y mi hermano socio no firma`,
    [lawyer, call, law],
  ),
  ask(
    '¿Respondo con lo mío por las deudas de la sociedad?',
    `si la sas quiebra me quitan la casa, la sociedad debe a la dian y me quitan mis cosas, respondo con mi casa por las deudas de la sas, la dian me puede cobrar a mi las deudas de la empresa, los socios responden por los impuestos, responsabilidad personal de los accionistas
si la empresa debe me pueden embargar a mi, soy representante legal y la sociedad debe impuestos respondo yo, me persiguen personalmente por las deudas de la empresa, me quitan mis cosas por lo que debe la sas
patrimonio personal y deudas de la sociedad, el socio de una ltda responde por la dian, si liquido la empresa con deudas me cobran a mi, el gerente responde con su plata por los impuestos
que pasa conmigo si la sociedad no paga, accionista responde por deudas laborales, hasta donde responde el dueño de una sas, pueden ir contra mis bienes`,
    [call, lawyer],
  ),
  ask(
    '¿Qué pasa si liquido la empresa con deudas?',
    `puedo liquidar una sas que debe a la dian, cerrar la empresa con deudas de impuestos, liquidar con deudas que pasa, la sas tiene deudas se puede cancelar igual
la empresa debe renovaciones y quiero cerrarla, cerrar sociedad que debe a proveedores, se puede liquidar sin pagarle a la dian, quiero acabar la sas y tiene embargos, disolver una empresa endeudada`,
    [call, lawyer],
  ),
  ask(
    '¿Puedo poner la empresa en la dirección de mi casa?',
    `puedo registrar la empresa en mi casa, domicilio de la sas en mi apartamento, direccion de la empresa en una casa arrendada, necesito oficina para tener una sas
puedo tener la empresa en un apto arrendado, direccion fiscal en casa de mis papas, que direccion pongo en la camara de comercio, empresa sin local fisico
oficina virtual como domicilio, el arrendador debe autorizar que registre la empresa, puedo usar coworking como direccion del negocio`,
    [lawyer, call],
  ),
  ask(
    '¿Persona natural o S.A.S.?',
    `me conviene persona natural o sas, empresa o persona natural para vender ropa, que es mejor ser persona natural comerciante o crear sas, diferencia entre persona natural y persona juridica
voy a vender por instagram creo sas o no, tengo una tienda me conviene volverla sas, natural o juridica cual paga menos impuestos, emprendimiento como persona natural o empresa
cuando conviene pasar de persona natural a sas, para un restaurante pequeño sas o persona natural, ventajas de la sas frente a persona natural, abro sas o facturo con mi cedula`,
    [lawyer, law, call],
  ),
  ask(
    '¿Una S.A.S. puede tener un solo dueño y cuánto capital pide?',
    `sas con un solo socio, puedo ser el unico dueño de una sas, capital minimo para una sas, con cuanta plata se crea una sas, cuanto capital le pongo a la sas
se necesita socio para la sas, sas unipersonal, capital autorizado suscrito y pagado que es, puedo crear sas con un millon, hay que consignar el capital
cuantos socios minimo tiene una sas, tengo que hacer actas si soy el unico accionista`,
    [lawyer, law, call],
  ),
  ask(
    '¿Cómo cambio al revisor fiscal o a quien figura en la Cámara?',
    `como cambio el revisor fiscal, el revisor fiscal renuncio que hago, quitar al revisor fiscal de la camara de comercio, nombrar otro revisor fiscal, remover al revisor
como saco a una persona del certificado de camara de comercio, sigo apareciendo como representante legal y ya renuncie, renuncie como gerente y sigo en camara de comercio, revocar al representante legal
como quito al contador de la camara de comercio, aparezco como revisor de una empresa que deje, registrar nuevo revisor fiscal que papeles, acta para nombrar revisor fiscal`,
    [lawyer, call, { href: '/servicios/revisoria-fiscal', label: 'Ver revisoría fiscal' }],
  ),
  ask(
    '¿Cada cuánto es la asamblea de una S.A.S.?',
    `cuando se hace la asamblea ordinaria, cada cuanto se reune la asamblea, hasta cuando hay plazo para la asamblea, fecha de la asamblea de accionistas, que se aprueba en la asamblea ordinaria
no hicimos la asamblea este año que pasa, cuando aprueban los estados financieros los socios, asamblea de marzo de la empresa, reunion ordinaria de socios plazo, hay que citar a asamblea`,
    [lawyer, call],
  ),
]
