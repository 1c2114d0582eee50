import { ChatFrame, media, Skeleton, StreamAnnouncer, useMediaQuery } from '@footnote/ui';
import { Suspense, useEffect, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { PaneBoundary } from '../platform/rendering/pane-boundary.tsx';
import { withoutIcons } from '../platform/navigation/places.ts';
import { SiteBrand } from '../platform/shell/site-brand.tsx';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { openSession, stop } from './conversation/chat-actions.ts';
import { Conversation } from './conversation/conversation.tsx';
import { HeaderActions } from './header-actions.tsx';
import { QuestionComposer } from './composer/question-composer.tsx';
import {
  AboutMenu,
  ChatRail,
  DrawerFoot,
  FirstSources,
  OpenedPage,
  preloadComponents,
  ReferencesPane,
} from './lazy-components.ts';
import { messages as composerMessages } from './composer/composer.messages.ts';
import { useChatScreen, type ChatScreenParts } from './use-chat-screen.ts';

const messages = defineMessages({
  rail: { defaultMessage: 'Your chats could not be shown.', description: 'A part of a page failed' },
  conversation: { defaultMessage: 'The conversation could not be shown.', description: 'A part of a page failed' },
  references: { defaultMessage: 'The references could not be shown.', description: 'A part of a page failed' },
});

export interface ChatScreenProps {
  /** What literature answers come from. */
  notice: ReactNode;
  /** Where that literature comes from, below the question field. */
  credit: ReactNode;
  /** Who reads, at the end of the header. */
  account: ReactNode;
  /** Places of an account, on phones in the drawer. */
  accountPlaces: ReactNode;
}

/** The chat: history, conversation, references. */
export function ChatScreen({ notice, credit, account, accountPlaces }: ChatScreenProps) {
  const t = useTranslate();
  const screen = useChatScreen();
  useEffect(preloadComponents, []);
  const places = usePlaces('chat');
  const phone = useMediaQuery(media.belowMobile);
  const { columns, canBegin, begin } = screen;
  return (
    <ChatFrame
      {...columns.frame}
      brand={<SiteBrand />}
      rail={<ScreenRail screen={screen} />}
      drawerEnd={
        <>
          {accountPlaces}
          <Suspense>
            <DrawerFoot />
          </Suspense>
        </>
      }
      places={{
        ...places,
        entries: phone ? places.entries : withoutIcons(places.entries),
        more: (
          <Suspense>
            <AboutMenu />
          </Suspense>
        ),
      }}
      headerActions={
        <HeaderActions canBegin={canBegin} rail={columns.frame.railOpen} onNewChat={begin} account={account} />
      }
      panel={panelOf(screen)}
      composer={<ScreenComposer screen={screen} credit={credit} />}
      scrollRef={screen.scroller}
    >
      <ScreenConversation screen={screen} notice={notice} />
      <StreamAnnouncer state={screen.announced} />
      {screen.actsForOrganization && (
        <Suspense>
          <FirstSources />
        </Suspense>
      )}
      {screen.showsPage && (
        <PaneBoundary title={t(composerMessages.partFailed)}>
          <Suspense>
            <OpenedPage />
          </Suspense>
        </PaneBoundary>
      )}
    </ChatFrame>
  );
}

/** The references; while a chat is loaded their place, null where nothing was asked. */
function panelOf(screen: ChatScreenParts): ReactNode | null {
  const { referencesOf, loading } = screen;
  if (referencesOf !== null) return <ScreenReferences screen={screen} turnKey={referencesOf} />;
  return loading ? <Skeleton shape="block" /> : null;
}

function ScreenRail({ screen }: { screen: ChatScreenParts }) {
  const t = useTranslate();
  return (
    <PaneBoundary title={t(messages.rail)}>
      <Suspense>
        <ChatRail
          sessionId={screen.sessionId}
          canBegin={screen.canBegin}
          onNewChat={screen.begin}
          onOpen={screen.open}
          onDeleted={screen.forget}
        />
      </Suspense>
    </PaneBoundary>
  );
}

function ScreenConversation({ screen, notice }: { screen: ChatScreenParts; notice: ReactNode }) {
  const t = useTranslate();
  const { actions, busy, begin, sessionId } = screen;
  return (
    <PaneBoundary title={t(messages.conversation)} subject={sessionId ?? ''}>
      <Conversation
        actions={actions}
        busy={busy}
        onAsk={(question) => void actions.ask(question)}
        onReload={() => sessionId !== null && void openSession(sessionId)}
        onNewChat={begin}
        notice={notice}
        scroller={screen.scroller}
      />
    </PaneBoundary>
  );
}

function ScreenReferences({ screen, turnKey }: { screen: ChatScreenParts; turnKey: string }) {
  const t = useTranslate();
  return (
    <PaneBoundary title={t(messages.references)} subject={turnKey}>
      <Suspense>
        <ReferencesPane
          turnKey={turnKey}
          busy={screen.busy}
          onRegenerate={screen.actions.regenerateFrom}
          onChatWith={screen.columns.leavePanel}
        />
      </Suspense>
    </PaneBoundary>
  );
}

function ScreenComposer({ screen, credit }: { screen: ChatScreenParts; credit: ReactNode }) {
  const { actions, busy, asked, input } = screen;
  return (
    <>
      <QuestionComposer onAsk={actions.ask} onStop={() => void stop()} busy={busy} followUp={asked} inputRef={input} />
      {credit}
    </>
  );
}
