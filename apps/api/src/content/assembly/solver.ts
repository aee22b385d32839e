/** The only module that calls HiGHS. Runs in the child process. */
import loadHighs from 'highs';

/** Minimize the cost of columns from 0 to their upper bounds, whole numbers where marked, with every row within its bounds. */
export interface Program {
  readonly cost: Float64Array;
  readonly colUpper: Float64Array;
  readonly integer: Int32Array;
  readonly rowLower: Float64Array;
  readonly rowUpper: Float64Array;
  /** By columns. */
  readonly matrix: { readonly starts: Int32Array; readonly indices: Int32Array; readonly values: Float64Array };
}

export interface Minimum {
  readonly value: number;
  readonly columns: Float64Array;
}

/**
 * A linear relaxation of a program (fractions allowed) that is solved repeatedly with other bounds and costs; each run
 * starts from the solution of the last.
 */
export interface Relaxation {
  solve(program: Pick<Program, 'cost' | 'colUpper' | 'rowLower' | 'rowUpper'>): Minimum;
  close(): void;
}

export interface Solver {
  /** `within`: by how much the cost of the result may exceed the minimum. */
  minimize(program: Program, within: number): Minimum;
  /** All programs that it solves must have the columns, rows and matrix of this one. */
  relaxation(program: Program): Relaxation;
}

/** There is no solution, or none was found. */
export class Unsolved extends Error {
  constructor(status: number) {
    super(`The solver ended with status ${status}.`);
  }
}

/** Whether the columns that must be whole are. */
export const isWhole = ({ integer }: Pick<Program, 'integer'>, columns: Float64Array): boolean =>
  columns.every((value, column) => integer[column] !== 1 || Math.abs(value - Math.round(value)) < 1e-6);

let loaded: ReturnType<typeof loadHighs> | undefined;

export async function openSolver(): Promise<Solver> {
  loaded ??= loadHighs();
  const highs = await loaded;
  type Model = ReturnType<typeof highs.createModel>;
  const { optimal } = highs.constants.modelStatus;

  const modelOf = ({ cost, colUpper, rowLower, rowUpper, matrix }: Program): Model => {
    const model = highs.createModel({
      numCols: cost.length,
      numRows: rowLower.length,
      colCost: cost,
      colLower: new Float64Array(cost.length),
      colUpper,
      rowLower,
      rowUpper,
      matrix: { format: 'csc', numRows: rowLower.length, numCols: cost.length, ...matrix },
    });
    model.options.set({ output_flag: false, random_seed: 1 });
    return model;
  };
  const solved = (model: Model): Minimum => {
    model.run();
    if (model.getModelStatus() !== optimal) {
      // The presolve of HiGHS has reported feasible small programs as infeasible, so a failure is repeated without it.
      model.options.set('presolve', 'off');
      model.clearSolver();
      model.run();
      model.options.set('presolve', 'choose');
    }
    const status = model.getModelStatus();
    if (status !== optimal) throw new Unsolved(status);
    return { value: model.getObjectiveValue(), columns: Float64Array.from(model.getSolution().colValue) };
  };

  return {
    minimize(program, within) {
      const model = modelOf(program);
      try {
        // Most programs have an optimum of whole numbers even when fractions are allowed: then no search is needed.
        const corner = solved(model);
        if (isWhole(program, corner.columns)) return corner;
        model.changeColsIntegrality({ kind: 'range', from: 0, to: program.cost.length - 1 }, program.integer);
        model.options.set({ mip_rel_gap: 0, mip_abs_gap: within });
        return solved(model);
      } finally {
        model.dispose();
      }
    },
    relaxation(first) {
      const model = modelOf(first);
      const columns = { kind: 'range', from: 0, to: first.cost.length - 1 } as const;
      const rows = { kind: 'range', from: 0, to: first.rowLower.length - 1 } as const;
      const least = new Float64Array(first.cost.length);
      return {
        solve({ cost, colUpper, rowLower, rowUpper }) {
          model.changeColsCost(columns, cost);
          model.changeColsBounds(columns, least, colUpper);
          model.changeRowsBounds(rows, rowLower, rowUpper);
          return solved(model);
        },
        close: () => model.dispose(),
      };
    },
  };
}
