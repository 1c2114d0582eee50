import type { InterfaceLanguage } from '@footnote/domain';
import type { Texts } from './mail-texts.ts';

const es: Texts = {
  frame: {
    greeting: 'Hola:',
    copyLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
    unexpected: 'Si no ha sido usted, no tiene que hacer nada.',
    footer:
      'Footnote responde preguntas a partir de la literatura biomédica, con referencias. No es un consejo médico.',
  },
  'verify-email': {
    subject: 'Verifique su dirección de correo electrónico',
    paragraphs: [
      'Alguien se ha registrado en Footnote con {email}. Confirme que esta dirección es suya; después podrá iniciar sesión.',
      'El enlace es válido durante 24 horas.',
    ],
    button: 'Verificar la dirección',
  },
  'already-registered': {
    subject: 'Ya tiene una cuenta',
    paragraphs: [
      'Alguien ha intentado registrarse en Footnote con {email}, que ya tiene una cuenta.',
      'Si ha olvidado su contraseña, puede elegir una nueva en la página de inicio de sesión.',
    ],
    button: 'Iniciar sesión',
  },
  'reset-password': {
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      'Alguien ha pedido una contraseña nueva para {email} en Footnote.',
      'El enlace funciona una sola vez y es válido durante una hora. Su contraseña anterior sirve hasta que elija otra.',
    ],
    button: 'Elegir una contraseña nueva',
  },
  'password-changed': {
    subject: 'Su contraseña ha cambiado',
    paragraphs: [
      'La contraseña de {email} en Footnote ha cambiado y se ha cerrado la sesión en todos los dispositivos.',
      'Si no ha sido usted, elija una contraseña nueva de inmediato.',
    ],
    button: 'Elegir una contraseña nueva',
  },
  'account-deleted': {
    subject: 'Su cuenta ha sido eliminada',
    paragraphs: ['La cuenta de {email} en Footnote ha sido eliminada, con todo lo que estaba guardado en ella.'],
    button: null,
  },
  'organization-invite': {
    subject: 'Ha recibido una invitación a una organización',
    paragraphs: [
      '{inviter} le invita a usted, {email}, a usar Footnote como parte de {organization}.',
      'Inicie sesión o regístrese con esta dirección para responder. El enlace es válido durante siete días.',
    ],
    button: 'Ver la invitación',
  },
  'became-admin': {
    subject: 'Ahora administra su organización',
    paragraphs: [
      'Usted, {email}, es ahora administrador de {organization}: gestiona sus miembros, sus invitaciones y su configuración.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir mi perfil',
  },
  'became-member': {
    subject: 'Ya no administra su organización',
    paragraphs: [
      'Usted, {email}, es ahora miembro de {organization} y ya no es administrador.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir mi perfil',
  },
  'member-removed': {
    subject: 'Ya no pertenece a una organización',
    paragraphs: [
      'Usted, {email}, ya no forma parte de {organization}. Lo que hizo para ella ya no está a su alcance; su cuenta y sus propios chats se conservan.',
      'Puede desactivar estos mensajes en «Mi perfil».',
    ],
    button: 'Abrir mi perfil',
  },
};

const fr: Texts = {
  frame: {
    greeting: 'Bonjour,',
    copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    unexpected: 'Si ce n’était pas vous, vous n’avez rien à faire.',
    footer:
      'Footnote répond aux questions à partir de la littérature biomédicale, avec des références. Ce n’est pas un avis médical.',
  },
  'verify-email': {
    subject: 'Vérifiez votre adresse e-mail',
    paragraphs: [
      'Quelqu’un s’est inscrit sur Footnote avec {email}. Confirmez que cette adresse est la vôtre ; vous pourrez ensuite vous connecter.',
      'Le lien est valable 24 heures.',
    ],
    button: 'Vérifier l’adresse e-mail',
  },
  'already-registered': {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un a essayé de s’inscrire sur Footnote avec {email}, qui a déjà un compte.',
      'Si vous avez oublié votre mot de passe, vous pouvez en choisir un nouveau sur la page de connexion.',
    ],
    button: 'Se connecter',
  },
  'reset-password': {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Quelqu’un a demandé un nouveau mot de passe pour {email} sur Footnote.',
      'Le lien fonctionne une seule fois et est valable une heure. Votre ancien mot de passe reste valable jusqu’à ce que vous en choisissiez un nouveau.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  'password-changed': {
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de {email} sur Footnote a été modifié et tous les appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  'account-deleted': {
    subject: 'Votre compte a été supprimé',
    paragraphs: ['Le compte de {email} sur Footnote a été supprimé, avec tout ce qui y était enregistré.'],
    button: null,
  },
  'organization-invite': {
    subject: 'Vous êtes invité dans une organisation',
    paragraphs: [
      '{inviter} vous invite, {email}, à utiliser Footnote au sein de {organization}.',
      'Connectez-vous ou inscrivez-vous avec cette adresse pour répondre. Le lien est valable sept jours.',
    ],
    button: 'Voir l’invitation',
  },
  'became-admin': {
    subject: 'Vous administrez maintenant votre organisation',
    paragraphs: [
      'Vous, {email}, administrez maintenant {organization} : vous gérez ses membres, ses invitations et ses paramètres.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir mon profil',
  },
  'became-member': {
    subject: 'Vous n’administrez plus votre organisation',
    paragraphs: [
      'Vous, {email}, êtes maintenant membre de {organization} et ne l’administrez plus.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir mon profil',
  },
  'member-removed': {
    subject: 'Vous ne faites plus partie d’une organisation',
    paragraphs: [
      'Vous, {email}, avez été retiré de {organization}. Ce que vous avez fait pour elle n’est plus accessible ; votre compte et vos propres conversations restent.',
      'Vous pouvez désactiver ces messages dans « Mon profil ».',
    ],
    button: 'Ouvrir mon profil',
  },
};

const pt: Texts = {
  frame: {
    greeting: 'Olá,',
    copyLink: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
    unexpected: 'Se não foi você, não é preciso fazer nada.',
    footer:
      'O Footnote responde a perguntas a partir da literatura biomédica, com referências. Não é aconselhamento médico.',
  },
  'verify-email': {
    subject: 'Verifique seu endereço de e-mail',
    paragraphs: [
      'Alguém se cadastrou no Footnote com {email}. Confirme que este endereço é seu; depois você poderá entrar.',
      'O link é válido por 24 horas.',
    ],
    button: 'Verificar o endereço',
  },
  'already-registered': {
    subject: 'Você já tem uma conta',
    paragraphs: [
      'Alguém tentou se cadastrar no Footnote com {email}, que já tem uma conta.',
      'Se você esqueceu a senha, pode escolher uma nova na página de entrada.',
    ],
    button: 'Entrar',
  },
  'reset-password': {
    subject: 'Escolha uma nova senha',
    paragraphs: [
      'Alguém pediu uma nova senha para {email} no Footnote.',
      'O link funciona uma vez e é válido por uma hora. A senha antiga vale até você escolher uma nova.',
    ],
    button: 'Escolher uma nova senha',
  },
  'password-changed': {
    subject: 'Sua senha foi alterada',
    paragraphs: [
      'A senha de {email} no Footnote foi alterada e a sessão foi encerrada em todos os dispositivos.',
      'Se não foi você, escolha uma nova senha imediatamente.',
    ],
    button: 'Escolher uma nova senha',
  },
  'account-deleted': {
    subject: 'Sua conta foi excluída',
    paragraphs: ['A conta de {email} no Footnote foi excluída, com tudo o que estava guardado nela.'],
    button: null,
  },
  'organization-invite': {
    subject: 'Você recebeu um convite para uma organização',
    paragraphs: [
      '{inviter} convida você, {email}, para usar o Footnote como parte de {organization}.',
      'Entre ou cadastre-se com este endereço para responder. O link é válido por sete dias.',
    ],
    button: 'Ver o convite',
  },
  'became-admin': {
    subject: 'Agora você administra sua organização',
    paragraphs: [
      'Você, {email}, agora administra {organization}: cuida dos membros, dos convites e das configurações.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir meu perfil',
  },
  'became-member': {
    subject: 'Você não administra mais sua organização',
    paragraphs: [
      'Você, {email}, agora é membro de {organization} e não administra mais a organização.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir meu perfil',
  },
  'member-removed': {
    subject: 'Você não faz mais parte de uma organização',
    paragraphs: [
      'Você, {email}, foi retirado de {organization}. O que você fez para ela não está mais ao seu alcance; sua conta e seus próprios chats continuam.',
      'Você pode desativar estas mensagens em “Meu perfil”.',
    ],
    button: 'Abrir meu perfil',
  },
};

export const ROMANCE_TEXTS = { es, fr, pt } as const satisfies Partial<Record<InterfaceLanguage, Texts>>;
