import { LayoutDashboard } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import {
  DASHBOARD_LIMITS,
  type Dashboard,
  type DashboardContent,
  type Tile,
  type TileKind,
} from '#contracts/dashboards/dashboard';
import { ActionFailure } from '../../api/act.ts';
import { OtherCluster } from '../../answers/other-cluster.tsx';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useSession } from '../../visitor/session.ts';
import { useMay } from '../../visitor/use-may.ts';
import { dashboardSearch, toShared } from './dashboard-search.ts';
import { ExportMenu } from './export-menu.tsx';
import { closeGaps } from './grid.ts';
import { moveDashboard } from './move-dashboards.ts';
import { toDuplicate, toNewTile } from './new-tile.ts';
import type { QueryBuilder } from './query-editor.tsx';
import { BeatProvider, useBeat } from './refresh.ts';
import { SettingsForm } from './settings-form.tsx';
import { SharedBar } from './shared-bar.tsx';
import { accountShelf, isLocalId } from './shelf.ts';
import { TileEditor } from './tile-editor.tsx';
import { TileGrid, type GridEditing } from './tile-grid.tsx';
import { KIND_TITLES } from './tile-title.ts';
import { localShelf, shelfOf, toMessage, useRefreshDashboards, useShelf } from './use-dashboards.ts';
import { useDraft } from './use-draft.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import styles from './dashboards.module.css';

// It has every theme to choose from, and is opened by few.
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((part) => ({ default: part.ShareDialog })));

const KINDS = Object.keys(KIND_TITLES) as readonly TileKind[]; // of the object

/** A dashboard of whoever looks at it. */
export function DashboardView({
  dashboard,
  Builder,
}: {
  readonly dashboard: Dashboard;
  readonly Builder: QueryBuilder;
}) {
  const { navigate } = usePlace();
  const { values, set } = useSearch(dashboardSearch);
  const isLocal = isLocalId(dashboard.id);
  const mayShare = useMay('dashboards.write');
  // What is in this browser is the visitor's own, whatever their role in a team.
  const mayChange = isLocal || mayShare;
  const drafting = useDraft(dashboard);
  const draft = mayChange ? drafting.draft : undefined;
  const content = draft?.content ?? dashboard.content;
  const shared = toShared(content, values);
  const { beat, now } = useBeat(content.refresh, content.tiles.length);
  const drawn = useRef<HTMLDivElement>(null);
  const shelf = useShelf();
  const { kind } = useSession();
  const refresh = useRefreshDashboards();
  const [dialog, setDialog] = useState<'share' | 'versions'>();
  const [edited, setEdited] = useState<{ readonly tile: Tile; readonly isNew: boolean }>();
  const [failure, setFailure] = useState<{ readonly text: string; readonly isConflict: boolean }>();
  const [isBusy, setBusy] = useState(false);

  const change = (parts: Partial<DashboardContent>) => drafting.change({ ...content, ...parts });
  const attempt = (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    work()
      .catch((error: unknown) =>
        setFailure({
          text: toMessage(error),
          isConflict: error instanceof ActionFailure && error.status === 409,
        }),
      )
      .finally(() => setBusy(false));
  };
  const store = async (sent: DashboardContent, to: number): Promise<void> => {
    const { revision } = await shelfOf(dashboard.id).save(dashboard.id, to, sent);
    await refresh();
    drafting.settle(sent, revision);
  };
  const save = () =>
    attempt(async () => {
      if (draft === undefined) return;
      await store(draft.content, draft.revision);
    });
  /** Over what came first: that stays among the versions. */
  const saveOver = () =>
    attempt(async () => {
      if (draft === undefined) return;
      const newest = await shelfOf(dashboard.id).find(dashboard.id);
      await store(draft.content, newest.revision);
    });
  const copyTo = (title: string) =>
    attempt(async () => {
      const made = await shelf.create({ ...content, title: title.slice(0, DASHBOARD_LIMITS.title) });
      drafting.end();
      await refresh();
      navigate(`/dashboards/${made.id}`);
    });
  const bringToAccount = () =>
    attempt(async () => {
      const made = await moveDashboard(dashboard.id, content, localShelf, accountShelf);
      drafting.end();
      await refresh();
      navigate(`/dashboards/${made.id}`);
    });
  const remove = () =>
    attempt(async () => {
      if (!confirm(`Remove “${dashboard.title}” with all its versions?`)) return;
      await shelfOf(dashboard.id).remove(dashboard.id);
      drafting.end();
      await refresh();
      navigate('/dashboards');
    });
  const editing: GridEditing | undefined = draft && {
    change: (tiles) => change({ tiles }),
    open: (id) => {
      const tile = content.tiles.find((one) => one.id === id);
      if (tile) setEdited({ tile, isNew: false });
    },
    duplicate: (id) => {
      const tile = content.tiles.find((one) => one.id === id);
      if (tile && content.tiles.length < DASHBOARD_LIMITS.tiles)
        change({ tiles: [...content.tiles, toDuplicate(tile, content.tiles)] });
    },
    remove: (id) => change({ tiles: content.tiles.filter((one) => one.id !== id) }),
  };
  return (
    <>
      <div className={styles.head}>
        <h1>
          <bdi>{content.title}</bdi>
        </h1>
        <div className={styles.actions}>
          {draft === undefined ? (
            <>
              <Button onClick={now}>Refresh</Button>
              <ExportMenu content={dashboard.content} drawn={drawn} />
              {!isLocal && mayShare && (
                <Button aria-haspopup="dialog" onClick={() => setDialog('share')}>
                  {dashboard.sharedAs === undefined ? 'Share' : 'Shared'}
                </Button>
              )}
              <Menu
                title="More"
                look="framed"
                align="end"
                entries={[
                  {
                    kind: 'action',
                    text: mayChange ? 'Duplicate' : 'Duplicate to this browser',
                    disabled: isBusy,
                    run: () => copyTo(`${dashboard.title} copy`),
                  },
                  { kind: 'action', text: 'Versions', run: () => setDialog('versions') },
                  ...(mayChange
                    ? ([
                        { kind: 'separator' },
                        { kind: 'action', text: 'Remove', disabled: isBusy, run: remove },
                      ] as const)
                    : []),
                ]}
              />
              {mayChange && (
                <Button look="primary" onClick={drafting.begin}>
                  Edit
                </Button>
              )}
            </>
          ) : (
            <>
              <Menu
                title="Add tile"
                look="framed"
                align="end"
                entries={KINDS.map((tileKind) => ({
                  kind: 'action',
                  text: KIND_TITLES[tileKind],
                  disabled: content.tiles.length >= DASHBOARD_LIMITS.tiles,
                  run: () => setEdited({ tile: toNewTile(tileKind, content.tiles), isNew: true }),
                }))}
              />
              <Button onClick={() => change({ tiles: closeGaps(content.tiles) })}>Close gaps</Button>
              <Button disabled={draft.past.length === 0} onClick={drafting.undo}>
                Undo
              </Button>
              <Button
                onClick={() => {
                  setFailure(undefined);
                  drafting.end();
                }}
              >
                {drafting.isChanged ? 'Discard' : 'Close'}
              </Button>
              <Button look="primary" disabled={isBusy || !drafting.isChanged} onClick={save}>
                Save
              </Button>
            </>
          )}
        </div>
      </div>
      {failure !== undefined && (
        <div role="alert">
          <Notice kind="not-available" title={failure.text}>
            {failure.isConflict && draft !== undefined && (
              <div className={styles.actions}>
                <Button onClick={() => copyTo(`${content.title} copy`)}>Save mine as a copy</Button>
                <Button onClick={saveOver}>Save mine over it</Button>
                <Button
                  onClick={() => {
                    setFailure(undefined);
                    drafting.end();
                    void refresh();
                  }}
                >
                  Show the other
                </Button>
              </div>
            )}
          </Notice>
        </div>
      )}
      {draft === undefined ? (
        content.description !== undefined && (
          <p className={styles.about}>
            <bdi>{content.description}</bdi>
          </p>
        )
      ) : (
        <SettingsForm content={content} onChange={drafting.change} />
      )}
      {isLocal && (
        <p className={styles.local}>
          Stored in this browser only.
          {shelf.kind === 'account' ? (
            <>
              <Button disabled={isBusy} onClick={bringToAccount}>
                Keep in my account
              </Button>{' '}
              Earlier versions are not moved.
            </>
          ) : (
            kind === 'anonymous' && ' Join to keep it in an account, share it and see it on other devices.'
          )}
        </p>
      )}
      <OtherCluster of={content.cluster} />
      <SharedBar
        content={content}
        shared={shared}
        // While it is edited, what is chosen is what it begins with from then on.
        onParameter={(name, value) => {
          set({ [name]: draft === undefined ? value : undefined });
          if (draft) change({ parameters: withParameter(content.parameters, name, value) });
        }}
        onWindow={(window) => {
          set({ window: draft === undefined ? window : undefined });
          if (draft) change({ window });
        }}
      />
      <BeatProvider value={beat}>
        {content.tiles.length === 0 && (
          <EmptyState
            icon={LayoutDashboard}
            title="No tiles yet"
            actions={
              mayChange && draft === undefined && <Button onClick={drafting.begin}>Add the first tile</Button>
            }
          >
            {draft
              ? 'Choose “Add tile” above to put the first one here.'
              : mayChange && 'A tile shows a query, a figure, a chart, your watchlist, a card or a note.'}
          </EmptyState>
        )}
        <div ref={drawn}>
          <TileGrid tiles={content.tiles} shared={shared} editing={editing} />
        </div>
      </BeatProvider>
      {dialog === 'share' && (
        <Suspense fallback={null}>
          <ShareDialog dashboard={dashboard} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {dialog === 'versions' && (
        <VersionsDialog dashboard={dashboard} mayRestore={mayChange} onClose={() => setDialog(undefined)} />
      )}
      {edited !== undefined && (
        <TileEditor
          tile={edited.tile}
          isNew={edited.isNew}
          Builder={Builder}
          onClose={() => setEdited(undefined)}
          onDone={(tile) => {
            setEdited(undefined);
            change({
              tiles: edited.isNew
                ? [...content.tiles, tile]
                : content.tiles.map((one) => (one.id === tile.id ? { ...tile, ...placeOf(one) } : one)),
            });
          }}
        />
      )}
    </>
  );
}

const placeOf = ({ x, y, w, h }: Tile) => ({ x, y, w, h });

function withParameter(
  parameters: DashboardContent['parameters'],
  name: keyof DashboardContent['parameters'],
  value: string | undefined,
): DashboardContent['parameters'] {
  const { [name]: _before, ...rest } = parameters;
  return value === undefined ? rest : { ...rest, [name]: value };
}
